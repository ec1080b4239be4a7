import { unlockedDownloads } from '@brand/blocks/unlocked-downloads'
import { hasPreferencesConsent } from '../request/consent.ts'

/**
 * The files that the visitor has unlocked; kept only with consent to preferences.
 * @requirement DL-21, DL-22
 */
export const unlocks = unlockedDownloads({ hasConsent: () => hasPreferencesConsent() })
