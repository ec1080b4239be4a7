import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const awardOverviewTimeline = defineContract({
  type: 'cb_award_overview_timeline',
  title: 'Award timeline',
  summary: 'All awards, year by year, with the products that won them.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the years.' }),
    awards: field.query({ of: 'award', help: 'All awards, the newest year first.' }),
    action: field.action({ max: 40, help: 'Link to all awards, beside the title.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1.2 },
})
