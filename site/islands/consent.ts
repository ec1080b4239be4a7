import { loadOnUse } from '@brand/blocks/load-on-use'

/**
 * The notice of a page: shown until the visitor has answered (`askScript`), and again from links to it. Its script is loaded with
 * the first use; where it cannot be loaded the browser sends the form, as without JavaScript.
 */
export function startConsent(root: Document): void {
  const notice = root.querySelector<HTMLElement>('[data-part="consent-notice"]')
  if (!notice) return
  // Without cookies there is nothing to agree to: links to the notice still open it, by its address. @requirement ERR-16
  if (!navigator.cookieEnabled) return console.warn('Without cookies no consent is stored.')
  // Nothing is loaded for who only passes over the notice.
  loadOnUse(notice, () => import('./consent-notice.ts').then((module) => module.enhanceConsentNotice(notice)), { over: 'none' })
  // A page from the browser's memory may have been left before the answer.
  addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted && root.documentElement.toggleAttribute('data-ask-consent', !/(?:^|; )consent=./.test(root.cookie)),
  )
  if (root.documentElement.dataset.tagManager)
    import('./tag-manager.ts').then(
      (module) => module.followConsent(),
      () => {},
    )
}
