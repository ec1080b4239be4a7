import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const officeList = defineContract({
  type: 'cb_office_list',
  title: 'Office list',
  summary: 'Our offices and showrooms, in a column each, by region.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the columns.' }),
    offices: field.query({ of: 'office', help: 'All offices that are online.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 2.5, css: 1.5 },
  behaviour: {
    keyboard: 'Arrow keys choose the region: the regions are radio buttons.',
  },
  alternatives: { cb_contact_form: 'when visitors should write instead of visiting' },
})
