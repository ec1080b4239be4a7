/** The production server: `npm start`. All that is loaded later goes by what the first two set. */
import './production.ts'
import '@brand/host/log'

await import('./start.ts')
