/** Gives the focus to what Puck is about to show, unless somebody has moved it meanwhile; gives up after ten seconds or so. */
export function focusSoon(selector: string, from = document.activeElement, frames = 600): void {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
  // An element that has been hidden leaves the focus to the page.
  if (![from, document.body].includes(document.activeElement)) return
  if (shown) shown.focus()
  else if (frames) requestAnimationFrame(() => focusSoon(selector, from, frames - 1))
}
