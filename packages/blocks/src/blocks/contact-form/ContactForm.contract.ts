import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const contactForm = defineContract({
  type: 'cb_contact_form',
  title: 'Contact form',
  summary: 'Our own form for a question, with the visitor’s name and where to answer.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Stands above the form.' }),
    textHtml: field.html({
      wire: 'cbContactFormText',
      max: 1_200,
      help: 'What happens with the question, and when. Start headings at level 3.',
    }),
    variant: field.choice({
      options: ['default', 'inline', 'compact'],
      default: 'default',
      help: 'Inline is for panels and closes itself after it was sent; compact is short, for the middle of a page.',
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links that lead here.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel', 'form'],
  hydrate: 'none',
  budget: { js: 3.5, css: 1 },
  alternatives: { cb_embedded_form: 'for the forms of the contact pages, which are hosted elsewhere' },
})
