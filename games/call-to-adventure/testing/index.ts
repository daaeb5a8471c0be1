export { fromStart, type Scene, type SceneSetting, type SeatScene, type StoryCard, scene, stateOf } from './scene.ts'
export { ids, told, toldOf } from './told.ts'
