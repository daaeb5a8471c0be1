export { reopened, Scene, scripted } from './scene.ts'
export { drawnBefore, stage } from './stage.ts'
