import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const calculator = defineContract({
  type: 'cb_calculator',
  title: 'Roll calculator',
  summary: 'Calculates the rolls of wall covering for each wall of a room, and links to a quote.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the calculator.' }),
    text: field.text({ max: 300, help: 'Introduction: the purpose of the calculator.' }),
    finishes: field.query({ of: 'finish', help: 'All finishes of the wall covering.' }),
    unit: field.choice({ options: ['m', 'ft'], default: 'm', help: 'Initial unit of length.' }),
    safetyMargin: field.number({ min: 0, max: 100, help: 'Extra material in percent. Default: 10.' }),
    wholeStrips: field.flag({ help: 'Counts whole strips only. The rest of a roll is not used.' }),
    maxWidth: field.number({ min: 1, max: 1000, help: 'Maximum width of a wall in metres. Default: 1000.' }),
    maxHeight: field.number({ min: 1, max: 10, help: 'Maximum height of a wall in metres. Default: 10, the length of a roll.' }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links to this block.' }),
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
  behaviour: {
    keyboard: 'Arrow up and arrow down change a length by one step.',
    names: 'A length is a spin button with its limits. The error of a size is an alert, and its fields refer to it.',
    focus: 'After a wall or an opening is added, its first field has the focus. After one is removed, the list has it.',
    withoutScript: 'A button sends the sizes to the page, which passes its query as `queryText`. The server renders the result.',
    events: ['calculator-change'],
  },
})
