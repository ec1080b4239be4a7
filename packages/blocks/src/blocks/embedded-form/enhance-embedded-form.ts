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
 * Shows that a hosted form loads, then the form, as high as the form says.
 * @requirement CONTACT-06, CONTACT-07, CONTACT-08
 */
export const enhanceEmbeddedForm = createEnhance((element, signal) => {
  const frame = element.querySelector('iframe')!
  const loader = element.querySelector('p')!
  const { origin } = new URL(frame.src, document.baseURI)
  const hidden = element.dataset['hidden']!

  function show() {
    loader.hidden = true
    element.classList.remove(hidden)
    clearTimeout(timer)
  }
  let timer = setTimeout(show, patience)
  const isLoading = isOnItsWay(frame)
  if (isLoading) {
    loader.hidden = false
    element.classList.add(hidden)
  } else clearTimeout(timer)
  frame.addEventListener(
    'load',
    () => {
      loader.hidden = true
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
function isOnItsWay(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument
  return inside !== null && (inside.URL === 'about:blank' || inside.readyState !== 'complete')
}
