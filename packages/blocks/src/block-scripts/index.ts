export { BlockScripts, type BlockScriptsProps } from './BlockScripts.tsx'
export type { LoadScript } from './enhance-blocks.ts'
