import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const acousticExpert = defineContract({
  type: 'cb_acoustic_expert',
  title: 'Acoustic expert',
  summary: 'The person to ask: a portrait, a sentence, what visitors can ask, and a button to do so.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'The question or the invitation.' }),
    subtitle: field.text({ max: 120, help: 'Who answers, and as what.' }),
    quote: field.text({ max: 240, help: 'A sentence of theirs, without quotation marks: each language adds its own.' }),
    descriptionHtml: field.html({
      wire: 'cbAcousticExpertDescription',
      max: 1_200,
      help: 'What visitors can ask. Start headings at level 3.',
    }),
    image: field.image({ ratio: '4:5', widths: [480, 800, 1200], help: 'A portrait.' }),
    action: field.action({
      wire: 'cbAcousticExpertCta',
      max: 40,
      help: 'Button that leads to the question; only shown with both a text and a link.',
    }),
    hasForm: field.flag({
      wire: 'cbAcousticExpertForm',
      help: 'A button opens our own form, so that one asks on the spot.',
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
  alternatives: { cb_contact_form: 'when nobody in particular answers', cb_quote: 'when there is nothing to ask' },
})
