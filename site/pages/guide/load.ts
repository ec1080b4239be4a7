import type { PageContextServer } from 'vike/types'
import { toGuide } from '../../cms/kinds/guide.ts'
import { toPageName } from '../../i18n/titles.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of a guide's page. */
export interface GuideData extends ItemData {
  guide: ReturnType<typeof toGuide>
}

/**
 * Loads a guide by its slug.
 * @requirement RT-16
 */
export const loadGuide = ({ request, routeParams }: PageContextServer): Promise<GuideData> =>
  loadItem(
    request,
    request.client.acousticGuide({ slug: routeParams.slug!, locale: request.locale }),
    ({ response }, languages) => ({ guide: toGuide(response, languages) }),
    ({ guide }) => toPageName(guide.title),
  )
