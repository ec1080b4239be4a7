import { apiPaths, organization, organizationAnswer, type Locale, type Organization } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { findSingleRecord } from '../lists/single.ts'

/**
 * Publisher of the site.
 * @requirement API-15, ENT-01, OR-97
 */
export const organizationCall = {
  path: apiPaths.organization,
  summary: 'The publisher of the site.',
  answer: organizationAnswer,
  compose(snapshot: Snapshot, { locale }: { locale: Locale }): Organization {
    const record = findSingleRecord(snapshot, organization, locale)
    return { ...record, ctOrganizationMetadata: record.metadata }
  },
}
