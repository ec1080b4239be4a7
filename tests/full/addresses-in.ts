/** Addresses of our own that a page names in links, pictures, styles, scripts and films. */
export function addressesIn(html: string, page: URL): URL[] {
  const unescaped = html.replaceAll('&amp;', '&')
  const named = [...unescaped.matchAll(/\s(?:href|src|poster|data-(?:mp4|webm|ogg|poster))="([^"]+)"/g)].map(
    ([, address]) => address!,
  )
  const candidates = [...unescaped.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
    set!.split(/,\s+/).map((one) => one.split(/\s/)[0]!),
  )
  return [...named, ...candidates].map((address) => new URL(address, page)).filter(({ origin }) => origin === page.origin)
}
