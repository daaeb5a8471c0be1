export * as english from './english.ts'
export * as french from './french.ts'
export type { Translation } from './translation.ts'
