import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const topicTeaser = defineContract({
  type: 'cb_topic_teaser',
  title: 'Topic teaser',
  summary: 'A large picture and a short text with a link to another page.',
  fields: {
    title: field.text({
      required: true,
      max: 60,
      title: true,
      help: 'Title of three to five words. The page omits a block without a title.',
    }),
    tagline: field.text({ max: 40, help: 'Topic of the text, on the line above the title.' }),
    descriptionHtml: field.html({
      wire: 'cbTopicTeaserDescription',
      max: 800,
      help: 'Text of two or three sentences. Start headings at level 3.',
    }),
    action: field.action({
      wire: 'cbTopicTeaserCta',
      max: 40,
      help: 'Link to the other page. It needs both a label and a link.',
    }),
    image: field.image({
      ratio: '7:6',
      widths: [480, 800, 1200, 1600],
      help: 'Picture on two thirds of the page, or above the text on phones.',
    }),
    imageSide: field.side({ default: 'start', help: 'Side of the picture. Alternate the sides of consecutive teasers.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: { cb_image_text: 'for a text without a link', cb_call_to_action_hero: 'at the end of a page' },
})
