import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const callToActionHero = defineContract({
  type: 'cb_call_to_action_hero',
  title: 'Call-to-action hero',
  summary: 'The one thing to do at the end of a page, on a card over a picture.',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'What there is to gain, in two to five words.' }),
    text: field.text({ max: 240, help: 'One or two sentences under the title.' }),
    image: field.image({
      widths: [640, 1280, 1920, 2560],
      help: 'Behind the card, from edge to edge; its left half is covered.',
    }),
    action: field.action({
      wire: 'cbCallToActionHeroButton',
      max: 40,
      help: 'The action. Its colours follow the card: those of the accent, or others on a card that has the colour of the accent.',
    }),
    surface: field.surface({ default: 'accent', help: 'Surface of the card.' }),
    id: field.text({
      max: 40,
      anchor: true,
      help: 'Name for links that lead here; "configurator" makes it the target of that entry in the page’s navigation list.',
    }),
  },
  width: { l: 6, m: 8, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 0.8 },
  alternatives: { cb_hero: 'at the head of a page', cb_topic_teaser: 'when it is one topic among others' },
})
