import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const videoPlayer = defineContract({
  type: 'cb_video_player',
  title: 'Video player',
  summary: 'One film with its controls.',
  fields: {
    video: field.embed({ required: true, help: 'The film. The page contacts its provider only when a visitor plays it.' }),
    poster: field.image({ ratio: '16:9', widths: [640, 1280, 1920], help: 'Picture shown before the film plays.' }),
    caption: field.text({ max: 160, help: 'Text under the film.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  pageWide: true,
  hydrate: 'interaction',
  budget: { js: 2.5, css: 1 },
  behaviour: {
    names: 'The link names the film and its provider. An alert announces a film that cannot be played.',
    focus: 'The player has the focus when it opens, and the link to the film after an error.',
    withoutScript: 'The link leads to the film on the site of its provider.',
    events: ['video-open'],
  },
  alternatives: { cb_in_depth_info: 'when the film explains facts', cb_home_header: 'for a silent film in the first view' },
})
