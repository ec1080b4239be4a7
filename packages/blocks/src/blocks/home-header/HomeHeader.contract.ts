import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'
import { below } from '../../theme/below.ts'

export const homeHeader = defineContract({
  type: 'cb_home_header',
  title: 'Home header',
  summary: 'The first view of a home page: a large title over a picture or a silent film.',
  fields: {
    tagline: field.text({ required: true, max: 60, title: true, help: 'The page title. Use one to five words.' }),
    size: field.choice({
      options: ['display', 'title'],
      default: 'display',
      help: 'Size of the title in all languages. Choose `title` if a title has about 45 characters or more.',
    }),
    intro: field.text({ max: 160, help: 'Text under the title, at most two lines.' }),
    action: field.action({ wire: 'cbHomeHeaderButton', max: 40, help: 'The only button of this header.' }),
    alignment: field.choice({
      options: ['center', 'left', 'right', 'justify'],
      default: 'center',
      help: 'Position of the text column, and alignment of its lines.',
    }),
    image: field.image({
      required: true,
      widths: [1280, 2400],
      crops: [{ media: below.m, ratio: '480:700', widths: [480, 960] }],
      help: 'Background picture. It replaces the film while that loads, on phones, and with reduced motion.',
    }),
    backgroundVideo: field.video({
      help: 'A silent loop of 8 to 12 seconds, under 1.5 MB, for larger screens. Its first frame and ratio match the picture.',
    }),
    video: field.embed({ help: 'A film in a player. It adds the "watch video" link.' }),
    volume: field.flag({ help: 'Adds a slider that dims the title and the picture, and a switch for the sound of a hall.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  wrapper: false,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'interaction',
  budget: { js: 3.5, css: 2 },
  behaviour: {
    keyboard: 'Arrow keys change the volume.',
    names: 'The film is hidden from screen readers.',
    focus: 'After the player closes, its link has the focus.',
    motion: 'The picture stays in place of the film.',
    withoutScript: 'The picture stays, and the link to `video` leads to its provider.',
    events: ['video-open'],
  },
  alternatives: { cb_static_header: 'on every page but the home page' },
})
