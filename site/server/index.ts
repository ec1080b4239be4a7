/** The production server: `npm start`. All that is loaded later goes by what the first three set. */
import './production.ts'
import './small-threads.ts'
import './start-log.ts'

await import('./start.ts')
