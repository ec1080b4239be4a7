import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const inDepthInfo = defineContract({
  type: 'cb_in_depth_info',
  title: 'In-depth info',
  summary: 'Explains how a product is made or what it does, on a coloured half page beside a picture or a film.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Subject of the explanation.' }),
    subtitle: field.text({ max: 300, help: 'Summary in two or three sentences.' }),
    image: field.image({ widths: [480, 800, 1200, 1600], help: 'Picture that fills its half of the page. A film replaces it.' }),
    video: field.video({ help: 'A silent film that replaces the picture. It plays on demand.' }),
    properties: field.list({
      max: 12,
      help: 'Facts as rows of names and values.',
      of: field.group({
        name: 'property',
        help: 'One fact.',
        fields: {
          key: field.text({ required: true, max: 40, title: true, help: 'Name of the fact, such as "Absorption".' }),
          value: field.text({ required: true, max: 120, title: true, help: 'Value with its unit.' }),
        },
      }),
    }),
    bodyHtml: field.html({ wire: 'cbInDepthInfoHtml', max: 3_000, help: 'Text under the facts. Start headings at level 3.' }),
    backgroundColor: field.color({
      help: 'Background colour of the text. A colour without enough contrast for any text becomes a band above the text.',
    }),
    textColor: field.color({ help: 'Colour of the text. Without enough contrast the text is black or white instead.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1.6, css: 1.1 },
  behaviour: {
    keyboard: 'The film has the controls of the browser.',
    names: 'The title is the name of the film.',
    motion: 'The film never starts by itself.',
  },
  alternatives: { cb_info: 'for care, delivery and other plain facts', cb_topic_teaser: 'for a link to another page' },
})
