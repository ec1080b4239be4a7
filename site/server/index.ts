/** The production server: `npm start`. All that is loaded later goes by what the first two set. */
import './production.ts'
import './start-log.ts'

await import('./start.ts')
