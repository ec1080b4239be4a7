/** Whether a form has texts that were typed before a reload. */
function hasDraft(form: HTMLElement): boolean {
  try {
    return !!sessionStorage.getItem(`brand-blocks:form:${form.querySelector<HTMLInputElement>('[name=form]')!.value}`)
  } catch {
    return false
  }
}

/**
 * Loads the script of a form with its first use, and at once where that was before, where the form can be closed by itself, or where texts of
 * before are to come back. Until then, and where it cannot be loaded, the browser sends the form.
 */
export function enhanceFormOnUse(form: HTMLElement) {
  const use = new AbortController()
  const load = () =>
    void import('./form.ts').then(
      ({ enhanceSiteForm }) => enhanceSiteForm(form),
      () => {},
    )
  const options = { once: true, passive: true, signal: use.signal }
  if (form.matches('[data-closable] :not(dialog *, details:not([open]) *), :focus-within') || hasDraft(form)) load()
  else {
    for (const type of ['pointerdown', 'focusin']) form.addEventListener(type, load, options)
    form.closest('details')?.addEventListener('toggle', load, options)
  }
  return () => use.abort()
}
