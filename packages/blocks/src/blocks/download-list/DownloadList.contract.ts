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
  alternatives: { cb_press_kit_overview: 'for pictures and texts for the press' },
})
