/**
 * Holds the page below a dialog where it is, and as wide as its scroll bar has left it, until what it returns is called.
 * @requirement BLK-modal-04
 */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
  return () => Object.assign(style, { overflow, paddingInlineEnd })
}
