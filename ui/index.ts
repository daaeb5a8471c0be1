export { default as Announcer } from './Announcer.svelte'
export { default as CardFrame } from './CardFrame.svelte'
export { default as Curtain } from './Curtain.svelte'
export * from './contract.ts'
export { default as Dialog } from './Dialog.svelte'
export { default as Die } from './Die.svelte'
export { default as Field } from './Field.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Icon } from './Icon.svelte'
export { ICONS, type IconName } from './icons.ts'
export { default as Log } from './Log.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Menu } from './Menu.svelte'
export { default as Moment } from './Moment.svelte'
export { MARKS, seatColour, seatInk } from './marks.ts'
export { isMoving, leave, remember, type Stage, settle, stir } from './motion.ts'
export { appear, type Flight, flip, fly, isStill, turnOver } from './move.ts'
export { default as OddsView } from './OddsView.svelte'
export { default as Pawn } from './Pawn.svelte'
export { default as Pile } from './Pile.svelte'
export { default as Prompt } from './Prompt.svelte'
export { default as RadioGroup } from './RadioGroup.svelte'
export { default as Range } from './Range.svelte'
export { default as Row } from './Row.svelte'
export { default as Rulebook } from './Rulebook.svelte'
export { roam } from './roam.ts'
export { default as SceneFrame } from './SceneFrame.svelte'
export { default as Scenery } from './Scenery.svelte'
export { default as SeatPanel } from './SeatPanel.svelte'
export { default as Select } from './Select.svelte'
export { default as Switch } from './Switch.svelte'
export { HEIGHT as LAND_HEIGHT, LIGHT as LAND_LIGHT, landscape, WIDTH as LAND_WIDTH } from './scenery.ts'
export { fetchSprite, glyphIn } from './sprites.svelte.ts'
export { default as TextField } from './TextField.svelte'
export { default as Toast } from './Toast.svelte'
export { default as Token } from './Token.svelte'
export { default as Track } from './Track.svelte'
export type {
  FieldOption,
  LogLine,
  LogSegment,
  LogTurn,
  LogWords,
  MenuItem,
  OddsWords,
  PromptWords,
  RulebookWords,
} from './words.ts'
