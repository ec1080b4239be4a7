import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const downloadList = defineContract({
  type: 'cb_download_list',
  title: 'Download list',
  summary: 'All files to take home, a table for each category; locked ones are given on request.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the tables.' }),
    tables: field.query({ of: 'downloads', help: 'Every category with its files.' }),
    requestHref: field.link({ help: 'Page where locked files are asked for that have no form of their own.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.4, css: 1.4 },
  alternatives: { cb_press_kit_overview: 'for pictures and texts for the press' },
})
