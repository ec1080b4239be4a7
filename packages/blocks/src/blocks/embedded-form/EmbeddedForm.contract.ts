import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const embeddedForm = defineContract({
  type: 'cb_embedded_form',
  title: 'Embedded form',
  summary: 'One of the forms that are hosted elsewhere, in a frame.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the form; also the name of the frame.' }),
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
      help: 'Which form; its address is set by whoever runs the site.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel', 'hostedForms'],
  hydrate: 'none',
  budget: { js: 1.2, css: 0.8 },
  alternatives: { cb_contact_form: 'for a simple question: our own form is quicker and needs no other host' },
})
