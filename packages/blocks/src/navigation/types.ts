/** One entry of a menu. */
export interface MenuItem {
  title: string
  link: string
  /** `page` is the page shown, `true` one above it. */
  current?: 'page' | 'true'
  /** Leads out of the site: opens in a new tab, and says so (NAV-04). Default `false`. */
  blank?: boolean
}

/** The page shown, in one of its languages. */
export interface LocaleLink {
  /** Language code, `nl`. */
  locale: string
  /** The language's own name, `Nederlands`. */
  name: string
  href: string
  /** The language shown. Default `false`. */
  current?: boolean
}
