import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const jobList = defineContract({
  type: 'cb_job_list',
  title: 'Job list',
  summary: 'All vacancies, the newest first. Each entry links to its page.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the list.' }),
    text: field.text({ max: 300, help: 'A sentence above the list.' }),
    jobs: field.query({ of: 'job', help: 'All vacancies.' }),
    action: field.action({ max: 60, help: 'Link in the last row, for applications without a vacancy.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1 },
})
