/** Loaded with the client of Postgres only where nodes share a database. */
export { createContentNotices } from './content-notices.ts'
export { createSharedLimits } from './shared-limits.ts'
