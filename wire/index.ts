export * from './codes.ts'
export * from './frame.ts'
export * from './messages.ts'
export * from './tables.ts'
