import { apiPaths, job, jobAnswer, jobCard } from '@brand/content'
import { serialize } from '../serialize.ts'
import { itemCall } from './item.ts'
import { newestFirst } from '../lists/list.ts'

/**
 * Vacancies, newest first.
 * @requirement API-09, OR-86
 */
export const jobsCall = itemCall({
  path: apiPaths.job,
  entity: job,
  names: ['vacancy', 'vacancies'],
  card: jobCard,
  listed: newestFirst(job, 'ctJobDate'),
  answer: jobAnswer,
  one: (found, snapshot, locale) => ({ response: { ctJob: serialize(job, found, snapshot, locale) } }),
})
