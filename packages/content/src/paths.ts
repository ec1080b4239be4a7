/**
 * Addresses of the API's calls.
 * @requirement API-02 to API-37
 */
export const apiPaths = {
  general: '/api/general',
  pages: '/api/pages',
  articles: '/api/articles',
  categories: '/api/categories',
  job: '/api/job',
  acousticGuides: '/api/acoustic-guides',
  faq: '/api/faq',
  locations: '/api/locations',
  organization: '/api/organization',
  awards: '/api/awards',
  redirects: '/api/redirects',
  families: '/api/families',
  familyGrid: '/api/family-grid',
  familyTypologies: '/api/family-typologies',
  familyIssues: '/api/family-issues',
  familySkinModels: '/api/family-skin-models',
  fabrics: '/api/fabrics',
  ready2go: '/api/ready2go',
  ready2goCount: '/api/ready2go-product-count',
  designers: '/api/designers',
  downloads: '/api/downloads',
  press: '/api/press',
  breadcrumbs: '/api/breadcrumbs',
  search: '/api/search',
  searchFamilies: '/api/search-families',
  inquiries: '/api/inquiries',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const

/** Path prefixes of the pictures, films and downloads of the content. */
export const mediaPaths = { images: '/api/images/', files: '/media/', downloads: '/files/' } as const
