import type { FunctionComponent } from 'react'
import { interactiveBlocks, type Block, type Loaders } from '../islands/registry.ts'

/**
 * The blocks that records may ask for, by their entry in the library; one line per block. The server loads all of them at start. A block
 * that hydrates has its line in islands/registry.ts, which is all that the browser knows.
 */
const staticBlocks: Loaders = {
  'acoustic-expert': () => import('@brand/blocks/acoustic-expert'),
  'acoustic-guide-teaser': () => import('@brand/blocks/acoustic-guide-teaser'),
  'acoustic-usp': () => import('@brand/blocks/acoustic-usp'),
  'article-grid': () => import('@brand/blocks/article-grid'),
  'award-overview-timeline': () => import('@brand/blocks/award-overview-timeline'),
  'call-to-action-hero': () => import('@brand/blocks/call-to-action-hero'),
  'clap-test': () => import('@brand/blocks/clap-test'),
  'contact-form': () => import('@brand/blocks/contact-form'),
  'designer-carousel': () => import('@brand/blocks/designer-carousel'),
  'designer-quote': () => import('@brand/blocks/designer-quote'),
  'detail-header': () => import('@brand/blocks/detail-header'),
  'download-list': () => import('@brand/blocks/download-list'),
  'family-grid': () => import('@brand/blocks/family-grid'),
  'embedded-form': () => import('@brand/blocks/embedded-form'),
  figure: () => import('@brand/blocks/figure'),
  hero: () => import('@brand/blocks/hero'),
  'image-grid': () => import('@brand/blocks/image-grid'),
  'image-text': () => import('@brand/blocks/image-text'),
  'in-depth-info': () => import('@brand/blocks/in-depth-info'),
  info: () => import('@brand/blocks/info'),
  'job-list': () => import('@brand/blocks/job-list'),
  'model-list': () => import('@brand/blocks/model-list'),
  'navigation-list': () => import('@brand/blocks/navigation-list'),
  'office-list': () => import('@brand/blocks/office-list'),
  'press-kit-overview': () => import('@brand/blocks/press-kit-overview'),
  quote: () => import('@brand/blocks/quote'),
  'static-header': () => import('@brand/blocks/static-header'),
  text: () => import('@brand/blocks/text'),
  'topic-teaser': () => import('@brand/blocks/topic-teaser'),
}

const registry: Loaders = { ...staticBlocks, ...interactiveBlocks }

/** The blocks that there are, by their entry in the library. */
export const blockEntries = Object.keys(registry)

/** Loads the block of an entry. */
export const loadBlock = async (entry: string): Promise<Block> =>
  (await registry[entry]!()).default as FunctionComponent<never> as Block
