/** A tooltip shows after its mark was pointed at for this long, in ms (BLK-tooltip-01). */
export const tooltipDelay = 200

/**
 * Lets Escape close every `[data-tooltip]` below `root` until it is pointed at anew (WCAG 1.4.13); showing one needs no script.
 * A plain script: needs no React, may be called again on the same tooltips.
 */
export function tooltipEscape(root: ParentNode): void {
  for (const tip of root.querySelectorAll<HTMLElement>('[data-tooltip]:not([data-enhanced])')) {
    tip.dataset.enhanced = ''
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && tip.matches(':is(:hover, :focus-within)')) tip.dataset.dismissed = ''
    })
    for (const type of ['pointerleave', 'focusout']) tip.addEventListener(type, () => delete tip.dataset.dismissed)
  }
}
