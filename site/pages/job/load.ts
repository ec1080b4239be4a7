import type { Job } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { loadItem, type ItemData } from '../load.ts'
import { nameOf } from '../../i18n/titles.ts'

/** The data of a vacancy's page. */
export interface JobData extends ItemData {
  job: Job
}

/** Loads a vacancy by its slug (RT-15). */
export async function loadJob({ request, routeParams }: PageContextServer): Promise<JobData> {
  const { client, locale } = request
  const asked = client.job({ slug: routeParams.slug!, locale })
  const { response, ...item } = await loadItem(request, asked, (answer) => nameOf(answer.response.ctJob.ctJobTitle))
  return { ...item, job: response.ctJob }
}
