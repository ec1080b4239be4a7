import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const contactForm = defineContract({
  type: 'cb_contact_form',
  title: 'Contact form',
  summary: 'Our own form for a question, with the name and contact details of the visitor.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Title above the form.' }),
    textHtml: field.html({
      wire: 'cbContactFormText',
      max: 1_200,
      help: 'The next steps after submission, and when to expect an answer. Start headings at level 3.',
    }),
    variant: field.choice({
      options: ['default', 'inline', 'compact'],
      default: 'default',
      help: 'Use `inline` in panels: it closes after submission. Use `compact`, a short form, in the middle of a page.',
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links to this block.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel', 'form'],
  hydrate: 'none',
  budget: { js: 3.5, css: 1 },
  behaviour: {
    names: 'Each field refers to its error. A status message announces the sending, and an alert a failure.',
    focus: 'The first invalid field, the button after a failure, or the confirmation has the focus after submission.',
    withoutScript:
      'The browser checks the fields and sends the form to `form.href`. The page shows the result that `form.state` describes.',
    events: ['form-refused', 'form-sent', 'form-failed'],
  },
  alternatives: { cb_embedded_form: 'for the externally hosted forms of the contact pages' },
})
