import type { Config } from 'vike/types'

/**
 * HTML-only pages: Vike renders on the server and ships no runtime of its own; `+client.ts` is the only script. Each kind of page
 * has a `+view` (view.ts).
 */
const config: Config = {
  meta: { Page: { env: { server: true, client: false } }, view: { env: { server: true } } },
  passToClient: [],
}
export default config
