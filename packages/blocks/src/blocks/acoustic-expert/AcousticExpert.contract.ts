import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const acousticExpert = defineContract({
  type: 'cb_acoustic_expert',
  title: 'Acoustic expert',
  summary: 'An expert with a portrait, a quote, a list of topics, and a button to ask a question.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'A question, or an invitation to ask.' }),
    subtitle: field.text({ max: 120, help: 'Name and role of the expert.' }),
    quote: field.text({ max: 240, help: 'A sentence of the expert. Omit quotation marks: the page adds those of the language.' }),
    descriptionHtml: field.html({
      wire: 'cbAcousticExpertDescription',
      max: 1_200,
      help: 'Topics that visitors can ask about. Start headings at level 3.',
    }),
    image: field.image({ ratio: '4:5', widths: [480, 800, 1200], help: 'Portrait of the expert.' }),
    action: field.action({
      wire: 'cbAcousticExpertCta',
      max: 40,
      help: 'Button that links to a contact page. It needs both a label and a link.',
    }),
    hasForm: field.flag({
      wire: 'cbAcousticExpertForm',
      help: 'Adds a button that opens our contact form on this page.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  parts: ['forms', 'contact-form'],
  options: ['headingLevel'],
  slot: 'contact-form',
  hydrate: 'none',
  budget: { js: 1.8, css: 1.2 },
  behaviour: {
    keyboard: 'Enter or Space on the button of `hasForm` opens the form below it.',
    withoutScript: 'The button still opens the form, and the browser sends it.',
    events: ['form-refused', 'form-sent', 'form-failed'],
  },
  alternatives: { cb_contact_form: 'when no named person answers', cb_quote: 'when visitors need no answer' },
})
