import { createEnhance } from '../../enhance.ts'
import { frameHeight } from './resize-message.ts'

/**
 * Milliseconds from the load of the form until it is seen, in which it draws itself.
 * @requirement CONTACT-07
 */
const settling = 1000
/** Milliseconds after which the frame is shown as it is: better a slow form than none. */
const patience = 10_000

/**
 * Shows a hosted form once it has loaded, in the height that its messages give; until then the styles hide it and show a loading
 * text. Where its server cannot be reached, shows the brand's contact details instead.
 * @requirement CONTACT-06, CONTACT-07, CONTACT-08, CONTACT-17
 */
export const enhanceEmbeddedForm = createEnhance((element, signal) => {
  const frame = element.querySelector('iframe')!
  const fallback = element.querySelector<HTMLElement>('[data-part="embedded-form-fallback"]')
  const { origin } = new URL(frame.src, document.baseURI)
  let isAlive = false

  function show() {
    element.classList.add(element.dataset['shown']!)
    clearTimeout(timer)
  }
  async function settle() {
    clearTimeout(timer)
    timer = setTimeout(show, settling)
    if (!fallback || (await isReachable(frame.src, signal)) || isAlive || signal.aborted) return
    show()
    frame.hidden = true
    fallback.hidden = false
  }
  // A frame may have loaded before this script ran; its `load` event is past then.
  let timer: ReturnType<typeof setTimeout> | undefined
  if (isLoading(frame)) timer = setTimeout(settle, patience - settling)
  else void settle()
  frame.addEventListener('load', settle, { signal, once: true })
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      isAlive = true
      const height = frameHeight(event.data)
      if (height !== undefined) frame.style.blockSize = `${height}px`
    },
    { signal },
  )
  return show
})

/**
 * Whether a server of another origin answers: a frame tells of an error page as of a form. Where a policy of the page forbids the
 * question, the form is taken to be there.
 */
async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  let isForbidden = false
  document.addEventListener('securitypolicyviolation', () => (isForbidden = true), { once: true, signal })
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
    return true
  } catch {
    // The browser dispatches the violation in a task of its own.
    await new Promise((go) => setTimeout(go))
    return isForbidden
  }
}

/** Until the answer of another origin is there, a frame holds an empty page of ours, which can be read. */
function isLoading(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument
  return inside !== null && (inside.URL === 'about:blank' || inside.readyState !== 'complete')
}

export { enhanceEmbeddedForm as default }
