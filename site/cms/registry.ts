import type { FunctionComponent } from 'react'

/**
 * Which component shows which type of record; one line per block. A block that takes callbacks is named by the component in
 * site/connected/ that gives it these. The server loads all of them at start, the browser those that it hydrates.
 */
const registry: Record<string, () => Promise<{ default: FunctionComponent<never> }>> = {
  cb_call_to_action_hero: () => import('@brand/blocks/call-to-action-hero'),
  cb_hero: () => import('@brand/blocks/hero'),
  cb_home_header: () => import('@brand/blocks/home-header'),
  cb_image_grid: () => import('@brand/blocks/image-grid'),
  cb_image_text: () => import('@brand/blocks/image-text'),
  cb_in_depth_info: () => import('@brand/blocks/in-depth-info'),
  cb_info: () => import('@brand/blocks/info'),
  cb_quote: () => import('@brand/blocks/quote'),
  cb_static_header: () => import('@brand/blocks/static-header'),
  cb_text: () => import('@brand/blocks/text'),
  cb_topic_teaser: () => import('@brand/blocks/topic-teaser'),
}

/** Any block. Its props come from its own contract, so their type is not known here. */
export type Block = FunctionComponent<object>

/** Types of record that a block shows. */
export const blockTypes = Object.keys(registry)

/** Loads the block of a type; rejects when there is none, or when its code cannot be loaded. */
export async function loadBlock(type: string): Promise<Block> {
  const load = registry[type]
  if (!load) throw new Error(`cms/registry.ts has no block for ${type}.`)
  return (await load()).default as FunctionComponent<never> as Block
}
