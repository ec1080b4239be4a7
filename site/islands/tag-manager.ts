import { isUntracked } from '@brand/blocks/enhance-consent'
import { blockEventName } from '@brand/blocks/events'
import { readConsent } from '../request/consent.ts'

declare global {
  interface Window {
    /** Queue that the tag manager reads. */
    dataLayer?: unknown[]
  }
}

/** A command of consent mode, which the tag manager takes as `arguments` only. */
function command(..._parts: [action: 'consent', kind: 'default' | 'update', states: Record<string, 'granted' | 'denied'>]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer!.push(arguments)
}

function load(container: string): void {
  const layer = (window.dataLayer = [] as unknown[])
  const denied = 'denied'
  command('consent', 'default', {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
  })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`
  document.head.append(script)
  // Reports the events of the blocks.
  document.addEventListener(blockEventName, ({ detail }) => {
    // The address of an unlocked file is for the visitor alone.
    const { type, ...values } = detail.type === 'form-sent' ? { type: detail.type, form: detail.form } : detail
    if (readConsent()?.statistics) layer.push({ event: type, ...values })
  })
}

/**
 * Loads the tag manager of the page once the visitor agrees to statistics, and then tells it of each answer. Until then
 * everything is denied, and advertising always. Never where the browser asks not to be tracked.
 * @requirement CONSENT-01, CONSENT-02
 */
export function followConsent(): void {
  const { tagManager, tagManagerAtOnce } = document.documentElement.dataset
  const agrees = readConsent()?.statistics ?? false
  if (isUntracked() || !(agrees || tagManagerAtOnce !== undefined || window.dataLayer)) return
  if (!window.dataLayer) load(tagManager!)
  command('consent', 'update', { analytics_storage: agrees ? 'granted' : 'denied' })
}
