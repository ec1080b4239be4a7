import { enhanceConsent } from '@brand/blocks/enhance-consent'
import { blockEventName } from '@brand/blocks/events'
import { readConsent } from '../request/consent.ts'
import { keepConsent } from './keep-consent.ts'
import { followConsent } from './tag-manager.ts'

/**
 * Lets the notice be answered without leaving the page, and links to it open it with what was answered.
 * @requirement CONSENT-01, CONSENT-02
 */
export function enhanceConsentNotice(notice: HTMLElement): void {
  notice.addEventListener(blockEventName, () => {
    document.documentElement.removeAttribute('data-ask-consent')
    if (document.documentElement.dataset['tagManager']) followConsent()
  })
  enhanceConsent({ read: readConsent, keep: keepConsent })(notice)
}
