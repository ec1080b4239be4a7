/** Ids that the bar's links lead to. A page has one bar, so they are the same everywhere. */
export const targets = { menu: 'site-menu', search: 'site-search' } as const
