import type { FunctionComponent } from 'react'
import { interactiveBlocks, type Block, type Loaders } from '../islands/registry.ts'

/**
 * Which component shows which type of record; one line per block. The server loads all of them at start. A block that hydrates has its
 * line in islands/registry.ts, which is all that the browser knows.
 */
const staticBlocks: Loaders = {
  cb_acoustic_expert: () => import('@brand/blocks/acoustic-expert'),
  cb_acoustic_guide_teaser: () => import('@brand/blocks/acoustic-guide-teaser'),
  cb_acoustic_usp: () => import('@brand/blocks/acoustic-usp'),
  cb_article_grid: () => import('@brand/blocks/article-grid'),
  cb_award_overview_timeline: () => import('@brand/blocks/award-overview-timeline'),
  cb_call_to_action_hero: () => import('@brand/blocks/call-to-action-hero'),
  cb_clap_test: () => import('@brand/blocks/clap-test'),
  cb_contact_form: () => import('@brand/blocks/contact-form'),
  cb_designer_carousel: () => import('@brand/blocks/designer-carousel'),
  cb_designer_quote: () => import('@brand/blocks/designer-quote'),
  cb_detail_header: () => import('@brand/blocks/detail-header'),
  cb_download_list: () => import('@brand/blocks/download-list'),
  cb_family_grid: () => import('@brand/blocks/family-grid'),
  cb_embedded_form: () => import('@brand/blocks/embedded-form'),
  cb_figure: () => import('@brand/blocks/figure'),
  cb_hero: () => import('@brand/blocks/hero'),
  cb_image_grid: () => import('@brand/blocks/image-grid'),
  cb_image_text: () => import('@brand/blocks/image-text'),
  cb_in_depth_info: () => import('@brand/blocks/in-depth-info'),
  cb_info: () => import('@brand/blocks/info'),
  cb_job_list: () => import('@brand/blocks/job-list'),
  cb_model_list: () => import('@brand/blocks/model-list'),
  cb_navigation_list: () => import('@brand/blocks/navigation-list'),
  cb_office_list: () => import('@brand/blocks/office-list'),
  cb_press_kit_overview: () => import('@brand/blocks/press-kit-overview'),
  cb_quote: () => import('@brand/blocks/quote'),
  cb_static_header: () => import('@brand/blocks/static-header'),
  cb_text: () => import('@brand/blocks/text'),
  cb_topic_teaser: () => import('@brand/blocks/topic-teaser'),
}

const registry: Loaders = { ...staticBlocks, ...interactiveBlocks }

/** Types of record that a block shows. */
export const blockTypes = Object.keys(registry)

/** Loads the block of a type; rejects when there is none. */
export async function loadBlock(type: string): Promise<Block> {
  const load = registry[type]
  if (!load) throw new Error(`cms/registry.ts has no block for ${type}.`)
  return (await load()).default as FunctionComponent<never> as Block
}
