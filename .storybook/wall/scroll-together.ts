/** The window of a frame that scrolls: without JavaScript the story stands in a frame of its own. */
export const viewOf = ({ contentDocument, contentWindow }: HTMLIFrameElement) =>
  contentDocument?.querySelector<HTMLIFrameElement>('.as-sent')?.contentWindow ?? contentWindow!

const rangeOf = ({ document, innerHeight }: Window) => document.documentElement.scrollHeight - innerHeight

/** A frame leads while the pointer is on it or, without a pointer on any frame, while it has the focus. The others follow. */
const leads = (frame: HTMLIFrameElement) =>
  document.querySelector('iframe:hover') ? frame.matches(':hover') : document.activeElement === frame

/** Lets the other frames of a wall scroll with one: those as wide by as many pixels, others by the same part of their page. */
export function scrollTogether(frame: HTMLIFrameElement): void {
  frame.contentWindow!.addEventListener('scroll', () => {
    if (!leads(frame)) return
    const { scrollY } = viewOf(frame)
    const part = scrollY / rangeOf(viewOf(frame))
    for (const other of frame.closest('.wall')!.querySelectorAll('iframe')) {
      const view = viewOf(other)
      const top = other.style.inlineSize === frame.style.inlineSize ? scrollY : part * rangeOf(view)
      if (other !== frame) view.scrollTo({ top, behavior: 'instant' })
    }
  })
}
