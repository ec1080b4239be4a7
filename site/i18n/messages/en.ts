export const en = {
  /** Opens the notice of consent, from the footer. */
  cookieSettings: 'Cookie settings',
  /**
   * Titles of the search page, without and with a keyword.
   * @requirement RT-38
   */
  search: 'Search',
  searchFor: 'Search: {keyword}',
  /**
   * Description of the search page for link previews.
   * @requirement SEO-01
   */
  searchDescription: 'Products, guides, articles and everything else on this site, by keyword.',
  /** The pages of articles: their list, and the titles of what follows an article, with a link to a quote for its products. */
  inspiration: {
    title: 'Inspiration',
    intro: 'Projects, products and the people behind them.',
    description: 'Stories about rooms and sound: projects, materials, makers and dates.',
    related: 'Read on',
    products: 'In this story',
    quote: 'Request a quote',
  },
  /** Titles on the pages of families and fabrics: their models or colours, who designed them, what they won, other products. */
  product: {
    leadTime: 'Leaves us within',
    weeks: { one: '{n} week', other: '{n} weeks' },
    /** Names of the properties that stand in the head too. */
    headProperties: { size: 'Size', diameters: 'Diameters', colors: 'Colours' },
    models: 'Models',
    colors: 'Colours',
    designedBy: 'Designed by',
    awards: 'Awards',
    allAwards: 'All awards',
    others: 'More like this',
  },
  /** A product in a call for tenders, as its language words one: what is to be delivered, what it can do, and what is filled in. */
  tender: {
    opening: {
      fixed: '{product} by {brand}, or equal and approved: supply and fix with all fixings, to the manufacturer’s instructions.',
      freestanding: '{product} by {brand}, or equal and approved: supply and place, to the manufacturer’s instructions.',
      fabric: '{product} by {brand}, or equal and approved: supply.',
    },
    property: '{name}: {value}',
    coefficient: 'Sound absorption coefficients, octave bands 125\u00a0Hz to 4\u00a0kHz',
    area: 'Sound absorption area in m², octave bands 125\u00a0Hz to 4\u00a0kHz',
    versions: 'Version (tick one):',
    evidence: 'Every value to be proved by test report or declaration of performance.',
    quantity: 'Quantity: ______, rate{per}: €\u00a0______, amount: €\u00a0______',
  },
  /**
   * Label above the name of a designer.
   * @requirement BLK-detail_header-03
   */
  designer: 'Designer',
  /**
   * Notes on a product's card: absorption (the class of a surface, the area of a piece), depth and price.
   * @requirement GRID-20
   */
  card: {
    class: 'Absorption class {class}',
    area: 'Absorbs up to {n}\u00A0m²',
    depth: '{n}\u00A0mm deep',
    price: 'from {price} {per}, excl. VAT',
    stockPrice: '{price} {per} excl. VAT ({gross} incl. {rate} VAT)',
    per: { piece: 'per piece', set: 'per set', 'm²': 'per m²', m: 'per metre', roll: 'per roll' },
  },
  /**
   * The lists of products: the one name of all products, as trails have it; intro and description of the root. Also the
   * invitation to contact us, the figures to filter by, and their values.
   * @requirement TYPO-10, TYPO-16
   */
  products: {
    figures: { class: 'Absorption class', depth: 'Depth', price: 'Price' },
    ofClass: 'Class {value}',
    upTo: 'Up to {value}\u00A0mm',
    intro: 'Start from a product or start from a problem.',
    name: 'Products',
    description: 'All products, by kind and by the noise they reduce.',
    elsewhere: {
      title: 'Not what you had in mind?',
      text: 'Tell us about the room. Advice is free, even when the advice is to buy nothing.',
    },
  },
  /** The products from stock: what the list is called, its intro and description; names of figures on the page of one. */
  ready2go: {
    title: 'In stock',
    intro: 'In stock and ready to be sent.',
    description: 'Products from stock: selected finishes, delivered soon.',
    size: 'Size',
    diameter: 'Diameter',
    stock: 'In stock',
    pieces: '{n} on the shelf',
    leaves: 'Leaves on',
    leavesOn: 'Leaves on {day}',
  },
  /**
   * Kind of product in a price request from the roll calculator, as the form shows it.
   * @requirement CALC-28
   */
  calculatorKind: 'Acoustic panels',
  /**
   * Position of an application without a vacancy.
   * @requirement CONTACT-13
   */
  spontaneous: 'Spontaneous application',
  /** Above the form for samples, where more are asked for than one request takes. */
  tooManyColours:
    'You ticked {chosen} colours, and one request takes {most}: these are the first {most}. Ask for the others in a second one.',
  /** The comparison of families: title and description for tabs and search engines, names and values of rows; those of measured values as records word them. */
  compare: {
    title: 'Compare products',
    description:
      'Up to four products side by side: absorption by octave, fire class, sizes, weight, price and files. The address is yours to share.',
    kind: 'Kind',
    weighted: 'Weighted absorption, αw',
    class: '{value}, class {class}',
    piece: 'Absorption per piece',
    depth: 'Depth',
    price: {
      piece: 'Price per piece, excl. VAT',
      set: 'Price per set, excl. VAT',
      'm²': 'Price per m², excl. VAT',
      m: 'Price per metre, excl. VAT',
      roll: 'Price per roll, excl. VAT',
    },
    from: 'from {price}',
  },
  /** Keyword of the visitor, as a filter. */
  quoted: '“{text}”',
  /**
   * Title of a designer’s products.
   * @requirement DSGN-02
   */
  designedBy: 'Designed by {name}',
  /**
   * Description of the page that asks for a locked file.
   * @requirement DL-04
   */
  downloadRequestDescription: 'Say who you are, and download {file}.',
  /**
   * Names of search results, by item type.
   * @requirement SRCH-09
   */
  types: {
    page: 'Page',
    article: 'Article',
    acousticGuide: 'Acoustic guide',
    family: 'Product',
    fabric: 'Fabric',
    ready2go: 'In stock',
    designer: 'Designer',
    job: 'Vacancy',
    typology: 'Product range',
    issue: 'Acoustic problem',
    category: 'Topic',
    location: 'Office',
  },
  /** Several of each kind of result, over a group of them. */
  groups: {
    page: 'Pages',
    article: 'Articles',
    acousticGuide: 'Acoustic guides',
    family: 'Products',
    fabric: 'Fabrics',
    ready2go: 'In stock',
    designer: 'Designers',
    job: 'Vacancies',
    typology: 'Product ranges',
    issue: 'Acoustic problems',
    category: 'Topics',
    location: 'Offices',
  },
  /**
   * Texts of the common errors, by status; others show the message of the API.
   * @requirement ERR-01, ERR-02
   */
  errors: {
    400: 'We can’t make sense of this address',
    404: 'Page not found',
    429: 'Too many requests',
    500: 'Error',
    503: 'Service unavailable',
  },
  /**
   * A form with a file is not taken while too many wait; `{when}` is such as "in 5 minutes".
   * @requirement FORM-61
   */
  noRoom: 'There is no room for another file at the moment. Try again {when}, or send this without the file.',
  /**
   * The text of 404 where no kind of page has such addresses.
   * @requirement ERR-09
   */
  routeNotFound: 'This page could not be found',
  /**
   * Texts of the preview bar.
   * @requirement PAGE-21
   */
  preview: 'Preview',
  previewNote: 'These are drafts; visitors see the published version.',
  previewDrafts: 'Drafts: {count}',
  previewFallbacks: 'In another language: {count}',
  previewStates: { new: 'new', changed: 'changed' },
  previewProblems: 'Problems: {count}',
  leavePreview: 'Leave preview',
  /**
   * The link beside what is edited in the CMS, and its whole name.
   * @requirement PAGE-32
   */
  edit: 'Edit',
  editThis: 'Edit: {what}',
}

export type Messages = typeof en
