import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const downloadList = defineContract({
  type: 'cb_download_list',
  title: 'Download list',
  summary: 'All downloads, in a table for each category. Locked files require a form.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the tables.' }),
    tables: field.query({ of: 'downloads', help: 'All categories with their files.' }),
    requestHref: field.link({ help: 'Page to request locked files that have no form of their own.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel', 'fileSearch'],
  hydrate: 'none',
  budget: { js: 1.7, css: 1.5 },
  behaviour: {
    names: 'The name of each link ends with the name of its file, which is hidden from sight.',
    focus:
      'A locked file opens its form in a dialog. Afterwards the focus is on the link again, or on the link to the unlocked file.',
    withoutScript: 'The link of a locked file leads to the page with its form.',
    events: ['file-download', 'form-refused', 'form-sent', 'form-failed'],
  },
  alternatives: { cb_press_kit_overview: 'for pictures and texts for the press' },
})
