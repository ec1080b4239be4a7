export const en = {
  copyright: '© {brand}. Fictional brand, demo data.',
  /** The newsletter’s line and its link in the footer. */
  newsletter: 'New felt, new rooms, four letters a year. Nothing louder.',
  subscribe: 'Subscribe',
  /** What the picture of the error pages shows. */
  room: 'A green felt room with a yellow dome lamp, a red sofa and a black cat on it',
  /** Name of the lamp’s switch in it. */
  lamp: 'Light',
  /** Title and sentence of the page for a missing page, which is dark until a visitor turns on the lamp (ERR-10). */
  notFound: {
    title: 'Looks like someone turned off the lights',
    dark: 'The page you wanted is not here. The cat may know more.',
    lit: 'Much better. The page is still gone, but at least you can see the sofa.',
  },
  /** Titles of the search page, without and with a keyword (RT-38). */
  search: 'Search',
  searchFor: 'Search: {keyword}',
  /** Description of the search page for link previews (SEO-01). */
  searchDescription: 'Products, guides, articles and everything else on this site, by keyword.',
  /** What search finds, by item type (SRCH-09). */
  types: {
    page: 'Page',
    article: 'Article',
    acousticGuide: 'Acoustic guide',
    family: 'Product',
    fabric: 'Fabric',
    ready2go: 'Ready2Go',
    designer: 'Designer',
    job: 'Vacancy',
  },
  /** Texts of the common errors, by status; others show the message of the API (ERR-01, ERR-09). */
  errors: {
    400: 'This address cannot be understood',
    404: 'Page not found',
    429: 'Too many requests',
    500: 'Error',
    503: 'Service unavailable',
  },
  /** Texts of the preview bar (PAGE-21). */
  preview: 'Preview',
  previewNote: 'You see drafts, not what visitors see.',
  previewProblems: 'Problems: {count}',
  leavePreview: 'Leave preview',
}

export type Messages = typeof en
