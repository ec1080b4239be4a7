/** Data-only entry: the contract of every block, importable anywhere, never part of a browser bundle. */
export * from './contract/contract.ts'
export * from './contract/fields.ts'
export * from './contract/shapes.ts'
export type * from './contract/values.ts'
export * from './contract/visit.ts'
export * from './generated/contracts.ts'
export type * from './generated/props.ts'
export * from './theme/surfaces.ts'
