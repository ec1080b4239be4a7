/** One step of the way to a page. */
export interface Crumb {
  label: string
  /** Address of the step's page; a step without one is a name only. */
  url?: string
  /** Language of the label, where it is not the page's. */
  lang?: string
}

/**
 * The trail as structured data (schema.org BreadcrumbList), with absolute addresses (BC-03).
 * @param trail From the home page to the page shown.
 * @param origin The site's public origin, `https://example.com`.
 */
export const breadcrumbList = (trail: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    ...(url !== undefined && { item: new URL(url, origin).href }),
  })),
})
