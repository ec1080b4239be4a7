/** Addresses of the API's calls (API-02 to API-37). */
export const apiPaths = {
  general: '/api/general',
  pages: '/api/pages',
  organization: '/api/organization',
  openapi: '/api/openapi.json',
} as const

/** Where the pictures and films of the content are served. */
export const mediaPaths = { images: '/api/images/', files: '/media/' } as const
