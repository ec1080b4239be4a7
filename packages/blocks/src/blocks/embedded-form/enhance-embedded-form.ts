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
 * Shows a hosted form once it has loaded, as high as it says; until then the styles hide it and say that it loads.
 * @requirement CONTACT-06, CONTACT-07, CONTACT-08
 */
export const enhanceEmbeddedForm = createEnhance((element, signal) => {
  const frame = element.querySelector('iframe')!
  const { origin } = new URL(frame.src, document.baseURI)

  function show() {
    element.classList.add(element.dataset['shown']!)
    clearTimeout(timer)
  }
  // One that came before this script may have loaded before it too, and tells of it no more.
  let timer = setTimeout(show, isLoading(frame) ? patience : settling)
  frame.addEventListener(
    'load',
    () => {
      clearTimeout(timer)
      timer = setTimeout(show, settling)
    },
    { signal, once: true },
  )
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const height = frameHeight(event.data)
      if (height !== undefined) frame.style.blockSize = `${height}px`
    },
    { signal },
  )
  return show
})

/** Until the answer of another origin is there, a frame holds an empty page of ours, which can be read. */
function isLoading(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument
  return inside !== null && (inside.URL === 'about:blank' || inside.readyState !== 'complete')
}

export { enhanceEmbeddedForm as default }
