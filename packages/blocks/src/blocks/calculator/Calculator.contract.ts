import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const calculator = defineContract({
  type: 'cb_calculator',
  title: 'Roll calculator',
  summary: 'How many rolls of wall covering a room needs, wall by wall, and a link to a quote.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the calculator.' }),
    text: field.text({ max: 300, help: 'Introduction: what the calculator works out.' }),
    finishes: field.query({ of: 'finish', help: 'Every finish of the wall covering.' }),
    unit: field.choice({ options: ['m', 'ft'], default: 'm', help: 'The unit that it begins in.' }),
    safetyMargin: field.number({ min: 0, max: 100, help: 'What is added for safety, in percent; 10 unless given.' }),
    wholeStrips: field.flag({ help: 'Counts whole strips of a roll only: what is left of a roll is not used.' }),
    maxWidth: field.number({ min: 1, max: 1000, help: 'The widest wall, in metres; 1000 unless given.' }),
    maxHeight: field.number({ min: 1, max: 10, help: 'The highest wall, in metres; 10, the length of a roll, unless given.' }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links that lead here.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['tooltip'],
  options: ['headingLevel', 'queryText', 'quoteHref'],
  // State in the browser: an answer with each key, walls that come and go. Input typed before the hydration counts.
  hydrate: 'interaction',
  // Lists of finishes are long, and their pictures are in the page.
  inHtml: ['finishes'],
  budget: { js: 8.2, css: 2.2 },
})
