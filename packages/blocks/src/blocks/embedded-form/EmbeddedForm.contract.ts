import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const embeddedForm = defineContract({
  type: 'cb_embedded_form',
  title: 'Embedded form',
  summary: 'An externally hosted form in a frame.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the form, and accessible name of the frame.' }),
    form: field.choice({
      options: [
        'quote-price-lead',
        'product-advice',
        'sample-request',
        'after-sales-support',
        'general-request',
        'newsletter',
        'apply-now',
        'visit-us',
      ],
      default: 'general-request',
      help: 'The form. The operator of the site sets its address.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel', 'hostedForms'],
  hydrate: 'none',
  budget: { js: 1.2, css: 0.8 },
  behaviour: {
    names: 'The title is the name of the frame. An alert announces that the form cannot be reached.',
    withoutScript: 'The frame is visible at once, in a fixed height.',
  },
  alternatives: { cb_contact_form: 'for a simple question: our own form is faster and needs no other host' },
})
