/** One step of the breadcrumb of a page. */
export interface Crumb {
  /** Name of the step. */
  label: string
  /** Address of the step's page. Default: none, the step is a name without a link. */
  href?: string | undefined
  /** Language of the label, a BCP 47 tag. Default: the page's. */
  lang?: string | undefined
}

/**
 * The trail as structured data (schema.org BreadcrumbList), with absolute addresses.
 * @param trail From the home page to the page shown.
 * @param origin The site's public origin, `https://example.com`. Empty: it is not known, and the steps have no address.
 * @requirement BC-03
 */
export const breadcrumbList = (trail: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    ...(href !== undefined && origin && { item: new URL(href, origin).href }),
  })),
})
