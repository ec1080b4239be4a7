/** One entry of a menu. */
export interface MenuItem {
  /** Text of the link. */
  title: string
  /** Address that it leads to. */
  href: string
  /** `page`: leads to the page shown. `true`: leads to a page above it. Default: neither. */
  current?: 'page' | 'true' | undefined
  /**
   * Opens in a new tab, with a note for screen readers; for links that leave the site. Default `false`.
   * @requirement NAV-04
   */
  newTab?: boolean | undefined
}

/** The page shown, in one of its languages. */
export interface LocaleLink {
  /** Language, a BCP 47 tag: `nl`. */
  locale: string
  /** The language's own name, `Nederlands`. */
  name: string
  /** Address of the page in that language. */
  href: string
  /** The language shown. Default `false`. */
  current?: boolean | undefined
}
