/** State that nodes share by a database. An entry of its own, since it loads the client of Postgres. */
export { createContentNotices, type ContentNotices } from './content-notices.ts'
export { createSharedLimits } from './shared-limits.ts'
