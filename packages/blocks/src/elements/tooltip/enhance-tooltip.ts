import { createEnhance } from '../../enhance.ts'

/**
 * A tooltip shows after its mark was pointed at for this long, in ms.
 * @requirement BLK-tooltip-01
 */
export const tooltipDelay = 200

/** Lets Escape close a `[data-tooltip]` until it is pointed at or focused again (WCAG 1.4.13); showing one needs no script. */
export const enhanceTooltip = createEnhance((tip, signal) => {
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && tip.matches(':is(:hover, :focus-within)')) tip.dataset.dismissed = ''
  }
  const reset = () => delete tip.dataset.dismissed
  document.addEventListener('keydown', onKeyDown, { signal })
  for (const type of ['pointerleave', 'focusout']) tip.addEventListener(type, reset, { signal })
  return () => void reset()
})
