/** Effects as the rules know them. What they do is joined in operations.ts. */
export { contextOf } from './context.ts'
export { countOf } from './counters.ts'
export { fire } from './fire.ts'
export { runEffect } from './run.ts'
