/**
 * The notice of a page: shown until the visitor has answered, and again from links to it. Its script and the manager are loaded with
 * the first use; where they cannot be loaded the browser sends the form, as without JavaScript.
 */
export function startConsent(root: Document): void {
  const notice = root.querySelector<HTMLElement>('[data-part="consent-notice"]')
  if (!notice) return
  // Without cookies there is nothing to agree to: links to the notice still open it, by its address (ERR-16).
  if (!navigator.cookieEnabled) return console.warn('Cookies are not available: no consent is stored.')
  const form = notice.querySelector('form')!
  const link = `a[href="#${notice.id}"]`
  const load = () => import('./consent-notice.ts')
  const show = () => void notice.toggleAttribute('data-open', !/(?:^|; )consent=./.test(root.cookie))
  const follow = () =>
    void (root.documentElement.dataset.tagManager && import('./tag-manager.ts').then((module) => module.followConsent()))

  async function answer(event: SubmitEvent) {
    event.preventDefault()
    try {
      await (await load()).keepAnswer(notice!, event.submitter)
      follow()
    } catch {
      form.removeEventListener('submit', answer)
      form.requestSubmit(event.submitter)
    }
  }

  form.addEventListener('submit', answer)
  notice.addEventListener(
    'focusin',
    () =>
      void load().then(
        (module) => module.prepare(notice),
        () => {},
      ),
    { once: true },
  )
  root.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>(link)
    if (!opener) return
    event.preventDefault()
    void load().then(
      (module) => module.open(notice, opener),
      () => {},
    )
  })
  // A page from the browser's memory may have been left before the answer.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  // From here on the script opens and closes it, not the address.
  notice.removeAttribute('id')
  show()
  follow()
}
