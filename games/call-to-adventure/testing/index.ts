export { CORE, DARK, ending, HIGH, LOW, thrown } from './attempts.ts'
export { act, iconsOf, only, passWindows, playOn } from './play.ts'
export { fromStart, type Scene, type SceneSetting, type SeatScene, type StoryCard, scene, stateOf } from './scene.ts'
export { ids, told, toldOf } from './told.ts'
