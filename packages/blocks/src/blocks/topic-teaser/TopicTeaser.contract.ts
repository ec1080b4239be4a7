import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const topicTeaser = defineContract({
  type: 'cb_topic_teaser',
  title: 'Topic teaser',
  summary: 'A large picture and a few words that lead to another page.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Three to five words. Without it the block is left out.' }),
    tagline: field.text({ max: 40, help: 'Topic of the text, on the rule above the title.' }),
    descriptionHtml: field.html({
      wire: 'cbTopicTeaserDescription',
      max: 800,
      help: 'Two or three sentences. Start headings at level 3.',
    }),
    action: field.action({ wire: 'cbTopicTeaserCta', max: 40, help: 'Where it leads; only shown with both a text and a link.' }),
    image: field.image({
      ratio: '7:6',
      widths: [480, 800, 1200, 1600],
      help: 'Two thirds of the page; on phones above the text.',
    }),
    imageSide: field.side({ default: 'start', help: 'Side of the picture. Alternate it from teaser to teaser.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: { cb_image_text: 'when the text is complete in itself', cb_call_to_action_hero: 'at the end of a page' },
})
