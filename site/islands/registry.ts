import type { FunctionComponent } from 'react'
import { loadBlock, type Block } from '../cms/registry.ts'

/** Islands that are no blocks, by name. What needs the API is a component of site/connected/, which gives it its callbacks. */
const parts: Record<string, () => Promise<{ default: FunctionComponent<never> }>> = {
  search: () => import('../connected/SiteSearch.tsx'),
}

/** Loads the component of an island by its name: a part of the site, or a block by its type of record. */
export async function loadIsland(name: string): Promise<Block> {
  const load = parts[name]
  return load ? ((await load()).default as FunctionComponent<never> as Block) : loadBlock(name)
}
