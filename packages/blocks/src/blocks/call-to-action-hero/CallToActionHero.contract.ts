import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const callToActionHero = defineContract({
  type: 'cb_call_to_action_hero',
  title: 'Call-to-action hero',
  summary: 'The main action at the end of a page, on a card over a picture.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'The benefit for the visitor, in two to five words.' }),
    text: field.text({ max: 240, help: 'One or two sentences under the title.' }),
    image: field.image({
      widths: [640, 1280, 1920, 2560],
      help: 'Full-width picture behind the card. The card covers its left half.',
    }),
    action: field.action({
      wire: 'cbCallToActionHeroButton',
      max: 40,
      help: 'The button. It has the accent colour, or a contrasting colour on an accent card.',
    }),
    surface: field.surface({ default: 'accent', help: 'Surface of the card.' }),
    id: field.text({
      max: 40,
      anchor: true,
      help: 'Name for links to this block. The entry "configurator" of the page’s navigation list links to the name "configurator".',
    }),
  },
  width: { l: 6, m: 8, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 0.8 },
  alternatives: { cb_hero: 'at the head of a page', cb_topic_teaser: 'for one of several topics' },
})
