import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'
import { below } from '../../theme/below.ts'

export const homeHeader = defineContract({
  type: 'cb_home_header',
  title: 'Home header',
  summary: 'The first view of a home page: one loud line over a picture or a silent film.',
  fields: {
    tagline: field.text({ required: true, max: 60, title: true, help: 'The page title. One to five words work best.' }),
    size: field.choice({
      options: ['display', 'title'],
      default: 'display',
      help: 'Size of the title, the same in every language: `title` from about 45 characters on in the longest of them.',
    }),
    intro: field.text({ max: 160, help: 'At most two lines under the title.' }),
    action: field.action({ wire: 'cbHomeHeaderButton', max: 40, help: 'The one action of this view.' }),
    alignment: field.choice({
      options: ['center', 'left', 'right', 'justify'],
      default: 'center',
      help: 'Where the text column stands and how its lines align.',
    }),
    image: field.image({
      required: true,
      widths: [1280, 2400],
      crops: [{ media: below.m, ratio: '480:700', widths: [480, 960] }],
      help: 'The still; also shown while the film loads, on phones and when motion is reduced.',
    }),
    backgroundVideo: field.video({
      help: 'A silent loop of 8 to 12 seconds, under 1.5 MB, for larger screens. Begins with the still, in its shape.',
    }),
    video: field.embed({ help: 'A film to watch; adds the "watch video" link.' }),
    volume: field.flag({ help: 'A slider that turns title and picture down, and the sound of a hall that can be switched on.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  wrapper: false,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'interaction',
  budget: { js: 3.5, css: 2 },
  alternatives: { cb_static_header: 'on every page but the home page' },
})
