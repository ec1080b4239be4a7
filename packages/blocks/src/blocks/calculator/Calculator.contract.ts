import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const calculator = defineContract({
  type: 'cb_calculator',
  title: 'Roll calculator',
  summary: 'How many rolls of wall covering a room needs, wall by wall, and the way to a quote.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the calculator.' }),
    text: field.text({ max: 300, help: 'What it works out.' }),
    finishes: field.query({ of: 'finish', help: 'Every finish of the wall covering.' }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links that lead here.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel'],
  hydrate: 'visible',
  budget: { js: 3.5, css: 2 },
})
