/** The production server: `npm start`. What it imports first is true when all else is loaded. */
import './production.ts'
import './small-threads.ts'
import './start-log.ts'

await import('./start.ts')
