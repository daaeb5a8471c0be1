export { type Bot, BOTS, type BotId, dealOut, isBotId } from './bots.ts'
