/**
 * The pages to name in a row of links: the first, the last, and those around the current one; `undefined` stands for a gap.
 * A gap never hides a single page.
 */
export function pagesAround(current: number, count: number): (number | undefined)[] {
  const near = Array.from({ length: count }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return near.flatMap((page, i) => {
    const missing = page - (near[i - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return [missing === 1 ? page - 1 : undefined, page]
  })
}

/** A page's address: `{page}` of the pattern is its number; the first page may have an address of its own. */
export const pageAddress = (page: number, pattern: string, firstHref?: string) =>
  page === 1 && firstHref !== undefined ? firstHref : pattern.replace('{page}', String(page))
