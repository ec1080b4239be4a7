import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const pressKitOverview = defineContract({
  type: 'cb_press_kit_overview',
  title: 'Press kit overview',
  summary: 'The press kits as a table. Each kit requires a form.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the table.' }),
    text: field.text({ max: 300, help: 'The intended readers of the press kits.' }),
    kits: field.query({ of: 'pressKit', help: 'All press kits.' }),
    action: field.action({
      wire: 'cbPressKitOverviewButton',
      required: true,
      max: 30,
      help: 'Label of the links that request a kit. Kits without a form use its address: a page, or an e-mail address.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1.3 },
  behaviour: {
    names: 'The name of each link ends with the name of its file, which is hidden from sight.',
    focus:
      'A locked file opens its form in a dialog. Afterwards the focus is on the link again, or on the link to the unlocked file.',
    withoutScript: 'The link of a locked file leads to the page with its form.',
    events: ['file-download', 'form-refused', 'form-sent', 'form-failed'],
  },
  alternatives: { cb_download_list: 'for catalogues and price lists' },
})
