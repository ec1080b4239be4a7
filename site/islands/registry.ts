import type { FunctionComponent } from 'react'

export type Loaders = Record<string, () => Promise<{ default: FunctionComponent<never> }>>

/** Any block. Its props come from its own contract, so their type is not known here. */
export type Block = FunctionComponent<object>

/** The blocks that hydrate, by their entry in the library. One that takes callbacks is named by the component in connected/ that gives it these. */
export const interactiveBlocks: Loaders = {
  calculator: () => import('@brand/blocks/calculator'),
  'home-header': () => import('@brand/blocks/home-header'),
  'image-gallery': () => import('@brand/blocks/image-gallery'),
  'room-calculator': () => import('@brand/blocks/room-calculator'),
  'video-player': () => import('@brand/blocks/video-player'),
}

/** Islands that are no blocks, by name. Those that need the API are in connected/, which gives them callbacks. */
const parts: Loaders = {
  'product-downloads': () => import('@brand/blocks/product-page').then(({ ProductDownloads }) => ({ default: ProductDownloads })),
  'product-sound': () => import('@brand/blocks/product-sound').then(({ ProductSound }) => ({ default: ProductSound })),
  'product-voice': () => import('@brand/blocks/product-sound').then(({ ProductVoice }) => ({ default: ProductVoice })),
  search: () => import('./connected/SiteSearch.tsx'),
}

/** Loads the component of an island by its name; rejects when there is none, or when its code cannot be loaded. */
export async function loadIsland(name: string): Promise<Block> {
  const load = parts[name] ?? interactiveBlocks[name]
  if (!load) throw new Error(`islands/registry.ts has no island ${name}.`)
  return (await load()).default as FunctionComponent<never> as Block
}
