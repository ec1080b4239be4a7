import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const hero = defineContract({
  type: 'cb_hero',
  title: 'Hero',
  summary: 'A loud title with one action, over a picture from edge to edge.',
  fields: {
    title: field.text({ required: true, max: 80, title: true, help: 'The loud line.' }),
    size: field.choice({
      options: ['display', 'title'],
      default: 'display',
      help: 'Size of the title, the same in every language: `title` from about 45 characters on in the longest of them.',
    }),
    text: field.text({ max: 300, help: 'Two or three lines under the title.' }),
    image: field.image({ ratio: '16:9', widths: [640, 1280, 1920, 2560], help: 'Runs from edge to edge below the text.' }),
    action: field.action({ wire: 'cbHeroButton', max: 40, help: 'The one action of this view.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: {
    cb_static_header: 'at the head of a page that needs no button',
    cb_call_to_action_hero: 'at the end of a page',
    cb_topic_teaser: 'beside other topics',
  },
})
