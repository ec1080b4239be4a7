import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const jobList = defineContract({
  type: 'cb_job_list',
  title: 'Job list',
  summary: 'All vacancies, the newest first, each leading to its page.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the list.' }),
    text: field.text({ max: 300, help: 'A sentence above the list.' }),
    jobs: field.query({ of: 'job', help: 'Every vacancy.' }),
    action: field.action({ max: 60, help: 'Last row of the list: a link to apply without a vacancy.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1 },
})
