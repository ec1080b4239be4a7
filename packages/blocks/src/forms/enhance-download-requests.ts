import { isModified } from '../elements/dom/is-modified.ts'
import { closeBeside } from '../elements/dom/link-dialog.ts'
import { openModal } from '../elements/dom/open-modal.ts'
import { createEnhance, type Enhance } from '../enhance.ts'
import { blockEventName } from '../events.ts'

export interface DownloadRequestActions {
  /** Address of a file that the visitor has unlocked before; `undefined` where it is locked. */
  addressOf(fileId: string): string | undefined
  /** The form of the page that asks for a file, with its script. Rejects where it cannot be had: then the page itself opens. */
  load(href: string): Promise<HTMLElement>
}

/**
 * Time for which the dialog stays after its link to the file was followed, in ms.
 * @requirement DL-19
 */
export const closeDelay = 200

/**
 * A plain script for a `[data-enhance="download-requests"]`, which has locked files. Links that ask for a file open its form in
 * the dialog, and lead to the file once it is unlocked.
 * @requirement DL-04, DL-06, DL-17, DL-20
 */
export const enhanceDownloadRequests = ({ addressOf, load }: DownloadRequestActions): Enhance =>
  createEnhance((root, signal) => {
    const dialog = root.querySelector('dialog')
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLoading = false
    const parts = (kind: 'locked' | 'unlocked', id?: string) =>
      [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)].filter(({ dataset }) => !id || dataset[kind] === id)

    function unlock(id: string, href: string): void {
      for (const part of parts('locked', id)) part.hidden = true
      for (const part of parts('unlocked', id)) {
        part.hidden = false
        const link = part.matches('a') ? part : part.querySelector('a')
        link?.setAttribute('href', href)
        link?.setAttribute('download', '')
      }
    }
    function follow(): void {
      for (const id of new Set(parts('unlocked').map(({ dataset }) => dataset.unlocked!))) {
        const href = addressOf(id)
        if (href) unlock(id, href)
      }
    }
    async function ask(link: HTMLAnchorElement, to: HTMLDialogElement): Promise<void> {
      if (isLoading) return
      isLoading = true
      link.ariaBusy = 'true'
      const form = await load(link.href).catch(() => undefined)
      link.removeAttribute('aria-busy')
      isLoading = false
      if (signal.aborted) return
      if (!form) return location.assign(link.href)
      to.querySelector('[data-part="request-dialog-body"]')!.replaceChildren(form)
      to.setAttribute('aria-labelledby', form.getAttribute('aria-labelledby') ?? '')
      openModal(to, link)
      to.addEventListener(
        'close',
        () => {
          // It is hidden once its file is unlocked, and cannot take the focus back.
          if (link.hidden) parts('unlocked', link.dataset.locked)[0]?.focus()
        },
        { once: true, signal },
      )
    }

    root.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a')
        if (!link || !dialog || isModified(event)) return
        if (dialog.contains(link)) {
          if (link.closest('[data-unlocked]')) timer = setTimeout(() => dialog.close(), closeDelay)
        } else if (link.dataset.locked) {
          event.preventDefault()
          void ask(link, dialog)
        }
      },
      { signal },
    )
    root.addEventListener(
      blockEventName,
      ({ target, detail }) => {
        if (detail.type !== 'form-sent' || !detail.fileUrl) return
        const id = (target as Element).querySelector('form')!.dataset.locked
        if (id) unlock(id, detail.fileUrl)
      },
      { signal },
    )
    // Another tab has unlocked one.
    window.addEventListener('storage', follow, { signal })
    if (dialog) closeBeside(dialog, signal)
    follow()
    return () => clearTimeout(timer)
  })
