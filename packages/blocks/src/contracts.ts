/** Data-only entry: the contract of every block, importable anywhere, never part of a browser bundle. */
export * from './contract/contract.ts'
export * from './contract/fields.ts'
export * from './contract/shapes.ts'
export type * from './contract/values.ts'
export * from './generated/contracts.ts'
