export { fromStart, type Scene, type SceneSetting, type SeatScene, scene, stateOf } from './scene.ts'
