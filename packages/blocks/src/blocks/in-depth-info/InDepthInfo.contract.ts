import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const inDepthInfo = defineContract({
  type: 'cb_in_depth_info',
  title: 'In-depth info',
  summary: 'How a product is made or what it does, on a coloured half page beside a picture or a film.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'What is explained.' }),
    subtitle: field.text({ max: 300, help: 'The answer in two or three sentences.' }),
    image: field.image({ widths: [480, 800, 1200, 1600], help: 'Fills its half of the page. Not shown beside a film.' }),
    video: field.video({ help: 'A silent film in the place of the picture; plays on demand.' }),
    properties: field.list({
      max: 12,
      help: 'Facts as rows of name and value.',
      of: field.group({
        name: 'property',
        help: 'One fact.',
        fields: {
          key: field.text({ required: true, max: 40, title: true, help: 'Its name, "Absorption".' }),
          value: field.text({ required: true, max: 120, title: true, help: 'Its value with the unit.' }),
        },
      }),
    }),
    bodyHtml: field.html({ wire: 'cbInDepthInfoHtml', max: 3_000, help: 'Text under the facts. Start headings at level 3.' }),
    backgroundColor: field.color({
      help: 'Colour of the text’s half. A colour that no text is legible on becomes a band above the text.',
    }),
    textColor: field.color({ help: 'Colour of the text, where it is legible on the background; else the text is ink or white.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1.6, css: 1.1 },
  alternatives: { cb_info: 'for care, delivery and other plain facts', cb_topic_teaser: 'when it leads to another page' },
})
