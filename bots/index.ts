export { BOTS, type Bot, type BotId, dealOut, isBotId } from './bots.ts'
