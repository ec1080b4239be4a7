import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const hero = defineContract({
  type: 'cb_hero',
  title: 'Hero',
  summary: 'A large title with one action, above a full-width picture.',
  fields: {
    title: field.text({ required: true, max: 80, title: true, help: 'The large title.' }),
    size: field.choice({
      options: ['display', 'title'],
      default: 'display',
      help: 'Size of the title in all languages. Choose `title` if a title has about 45 characters or more.',
    }),
    text: field.text({ max: 300, help: 'Two or three lines under the title.' }),
    image: field.image({ ratio: '16:9', widths: [640, 1280, 1920, 2560], help: 'Full-width picture below the text.' }),
    action: field.action({ wire: 'cbHeroButton', max: 40, help: 'The only button of this header.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: {
    cb_static_header: 'for a page header without a button',
    cb_call_to_action_hero: 'at the end of a page',
    cb_topic_teaser: 'for one of several topics',
  },
})
