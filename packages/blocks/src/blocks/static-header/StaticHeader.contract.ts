import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

/**
 * It is no variant of `hero`, though it shares four of its five fields. It begins a page outside of the layout's wrapper, and its
 * lead stands where `hero` has its button.
 */
export const staticHeader = defineContract({
  type: 'cb_static_header',
  title: 'Static header',
  summary: 'A page header: a large title, a lead, and a full-width picture.',
  fields: {
    title: field.text({ required: true, max: 80, title: true, help: 'The page title.' }),
    size: field.choice({
      options: ['display', 'title'],
      default: 'display',
      help: 'Size of the title in all languages. Choose `title` if a title has about 45 characters or more.',
    }),
    text: field.text({ max: 300, help: 'Two or three lines under the title.' }),
    image: field.image({ ratio: '16:9', widths: [640, 1280, 1920, 2560], help: 'Full-width picture below the text.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  wrapper: false,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 0.8 },
  alternatives: { cb_home_header: 'on the home page', cb_hero: 'for a page header with a button' },
})
