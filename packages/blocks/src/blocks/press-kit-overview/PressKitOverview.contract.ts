import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const pressKitOverview = defineContract({
  type: 'cb_press_kit_overview',
  title: 'Press kit overview',
  summary: 'The press kits as a table; each is given to those who ask for it.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the table.' }),
    text: field.text({ max: 300, help: 'Whom the kits are for.' }),
    kits: field.query({ of: 'pressKit', help: 'Every press kit.' }),
    action: field.action({
      wire: 'cbPressKitOverviewButton',
      required: true,
      max: 30,
      help: 'How one asks for a kit; where there is no form for it, also where: a page, or an address for mail.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['forms'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1.3 },
  alternatives: { cb_download_list: 'for catalogues and price lists' },
})
