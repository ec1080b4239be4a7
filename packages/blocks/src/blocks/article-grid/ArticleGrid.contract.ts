import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const articleGrid = defineContract({
  type: 'cb_article_grid',
  title: 'Article grid',
  summary: 'Articles as cards in the colours of their categories.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the cards.' }),
    articles: field.query({
      of: 'article',
      max: 3,
      choose: 24,
      help: 'Articles in their order. Default: the three newest.',
    }),
    action: field.action({ max: 40, help: 'Link to all articles, below the cards.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.8, css: 1.5 },
  alternatives: { cb_topic_teaser: 'for a single article', cb_acoustic_guide_teaser: 'for acoustic guides' },
})
