/** The values of the brand, for pages and server. Another brand replaces this folder, and the content. */
export const brand = {
  name: 'Loden',
  /** Value of `data-brand`: the name of the theme in theme.ts. */
  theme: 'loden',
  /** The licence of the theme's fonts: a file of a package. */
  fontLicence: '@brand/blocks/fonts/OFL-Archivo.txt',
  /** Colours of the browser's own bars: by default, and on pages that begin with a dark picture or room. */
  themeColor: { plain: '#ffffff', inverted: '#16291f' },
  /**
   * Languages whose texts stand where a language lacks one, in this order; at last English.
   * @requirement LOC-08
   */
  fallbackMessageLocales: [],
  /**
   * Where all files of a product are made one, as a path or a full address; `/api/resources` is this server itself.
   * @requirement DL-35
   */
  downloadBase: '/api/resources',
  /**
   * Addresses of the privacy policy, by language, where they are not those of the page `privacy-policy-en`.
   * @requirement RT-25
   */
  privacyPolicyPath: {},
  /** VAT in the prices that consumers see of products from stock, as a share. Prices of records are without it. */
  vatRate: 0.21,
  /** Weeks within which what is made to order leaves the works. */
  leadWeeks: 5,
  /** Ids of the kinds of product that stand on the floor: a tender text asks for no fixings. */
  freestanding: ['screens', 'seating'],
  /** Id of the picture that link previews show where a page names none. */
  previewImage: 'home',
  /**
   * Ids of the content's menus, by their place on the page.
   * @requirement NAV-10, OR-16
   */
  menus: { bar: 'main', shortcuts: 'shortcuts', about: 'about', more: 'doormat', legal: 'footer' },
  /**
   * Whether an inquiry names the dealer it is for.
   * @requirement DEALER-13
   */
  includeLocation: true,
  /**
   * Pages that show what is in a file, by the words of its title in all languages, first match wins.
   * @requirement DL-11, DL-12
   */
  previews: [
    { slug: 'catalog', words: [['catalog', 'katalog'], ['loden']] },
    {
      slug: 'lighting-catalog',
      words: [
        ['acoust', 'akoest', 'akust', 'acust'],
        ['lighting', 'verlichting', 'leuchten', 'éclairage', 'illuminazione'],
      ],
    },
  ],
} as const
