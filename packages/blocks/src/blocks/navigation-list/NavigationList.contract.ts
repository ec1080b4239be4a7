import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const navigationList = defineContract({
  type: 'cb_navigation_list',
  title: 'Navigation list',
  summary: 'A list of links that scroll to other blocks of the page.',
  fields: {
    items: field.list({
      required: true,
      max: 12,
      help: 'Links in the order of the blocks.',
      of: field.group({
        name: 'item',
        help: 'One link.',
        fields: {
          label: field.text({ required: true, max: 40, title: true, help: 'Subject of the target block.' }),
          target: field.text({
            required: true,
            max: 40,
            anchor: true,
            help: 'Name of the target block, such as "configurator".',
          }),
        },
      }),
    }),
  },
  width: { l: 8, m: 12, s: 12 },
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: { cb_topic_teaser: 'for links to other pages' },
})
