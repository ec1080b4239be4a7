import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const acousticGuideTeaser = defineContract({
  type: 'cb_acoustic_guide_teaser',
  title: 'Acoustic guide teaser',
  summary: 'The acoustic guides as coloured strips. Each strip links to its guide.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the strips.' }),
    guides: field.query({ of: 'guide', choose: 12, help: 'Guides in their order. Default: all guides.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1.5 },
  alternatives: { cb_article_grid: 'for articles', cb_topic_teaser: 'for a single guide' },
})
