import type { About } from '../contract/contract.ts'

const names = 'Each field refers to its error. A status message announces the sending, and an alert a failure.'
const focus = 'The first invalid field, the button after a failure, or the confirmation has the focus after submission.'
const events = ['form-refused', 'form-sent', 'form-failed'] as const

/** Guidance about the forms, by component. */
export const forms: Record<string, About> = {
  DownloadRequestForm: {
    alternatives: { cb_contact_form: 'for a question', cb_download_list: 'for the list of files that opens this form' },
    behaviour: {
      names,
      focus,
      withoutScript: 'The browser checks and sends the form. The page shows the link to the file, or the errors.',
      events: [...events, 'file-download'],
    },
  },
  FormCheck: {
    alternatives: { FormField: 'for a text or a choice from a list' },
    behaviour: {
      names: 'The label is the name of the box, and its error becomes its description once it shows.',
      withoutScript: 'After submission the page passes `state`, and the box keeps its value.',
    },
  },
  FormField: {
    alternatives: { FormCheck: 'for a consent or another box to tick' },
    behaviour: {
      names: 'The label is the name of the field, and its error becomes its description once it shows.',
      focus: 'With `state`, the first field that is not accepted has the focus when the page loads.',
      withoutScript: 'After submission the page passes `state`, and the field keeps the typed value.',
    },
  },
  NewsletterForm: {
    alternatives: { cb_contact_form: 'for a question' },
    behaviour: {
      names,
      focus,
      withoutScript: 'The browser checks and sends the form. The page shows the result.',
      events,
    },
  },
}
