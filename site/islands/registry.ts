import type { FunctionComponent } from 'react'
import { loadBlock, type Block } from '../cms/registry.ts'

/** Islands that are no blocks. */
const parts: Record<string, () => Promise<FunctionComponent<never>>> = {
  search: async () => (await import('../chrome/SiteSearch.tsx')).SiteSearch,
}

/** Loads what an island shows by its name: a part of the site, or a block by its type of record. */
export async function loadIsland(name: string): Promise<Block> {
  const load = parts[name]
  return load ? ((await load()) as FunctionComponent<never> as Block) : loadBlock(name)
}
