import { apiPaths, job, jobAnswer, jobCard } from '@brand/content'
import { present } from '../present.ts'
import { itemCall } from './item.ts'
import { newestFirst } from './list.ts'

/** Vacancies, newest first (API-09, OR-86). */
export const jobsCall = itemCall({
  path: apiPaths.job,
  entity: job,
  names: ['vacancy', 'vacancies'],
  card: jobCard,
  listed: newestFirst(job, 'ctJobDate'),
  answer: jobAnswer,
  one: (found, snapshot, locale) => ({ response: { ctJob: present(job, found, snapshot, locale) } }),
})
