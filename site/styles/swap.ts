/** What is in `<noscript>` is elements only to a parser without scripts. */
const elementsOf = <E extends Element>(page: Document, selector: string) => [
  ...page.querySelectorAll<E>(`${selector}:not(noscript *)`),
]
const stylesheetsOf = (page: Document) => elementsOf<HTMLLinkElement>(page, 'link[rel=stylesheet]')

/** The classes of a page's elements in their order, and its stylesheets, whose order says nothing: they are in layers. */
const namesOf = (page: Document) =>
  [
    ...elementsOf(page, 'body [class]').map((element) => element.getAttribute('class')),
    ...stylesheetsOf(page)
      .map(({ href }) => new URL(href).pathname)
      .toSorted(),
  ].join('\n')

/** Puts a link to the new stylesheet behind the old one, which goes when the new one is there. */
function replace(old: HTMLLinkElement): void {
  const link = old.cloneNode() as HTMLLinkElement
  // Vite knows a stylesheet by its whole query but for the time.
  link.href = `${old.href.replace(/&t=\d+$/, '')}&t=${Date.now()}`
  for (const end of ['load', 'error']) link.addEventListener(end, () => old.remove())
  old.after(link)
}

// Development: an edited style is shown without a reload, unless the page has other classes or stylesheets by it.
if (import.meta.hot) {
  const served = namesOf(document)
  import.meta.hot.on('site:styles', async () => {
    const html = await fetch(location.href, { cache: 'no-store' }).then((answer) => answer.text())
    if (namesOf(new DOMParser().parseFromString(html, 'text/html')) !== served) return location.reload()
    for (const link of stylesheetsOf(document)) replace(link)
    // What a script brought: its module puts the new style in its place.
    for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]'))
      void import(/* @vite-ignore */ `/@fs${dataset.viteDevId}?t=${Date.now()}`)
  })
}
