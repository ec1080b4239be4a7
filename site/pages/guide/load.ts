import type { AcousticGuide } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { loadItem, type ItemData } from '../load.ts'
import { nameOf } from '../../i18n/titles.ts'

/** The data of a guide's page. */
export interface GuideData extends ItemData {
  response: AcousticGuide
}

/** Loads a guide by its slug (RT-16). */
export const loadGuide = ({ request, routeParams }: PageContextServer): Promise<GuideData> =>
  loadItem(request, request.client.acousticGuide({ slug: routeParams.slug!, locale: request.locale }), ({ response }) =>
    nameOf(response.ctAcousticGuideTitle),
  )
