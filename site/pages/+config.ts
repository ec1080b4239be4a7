import type { Config } from 'vike/types'

/** HTML-only pages: Vike renders on the server and ships no runtime of its own; `+client.ts` is the only script. */
const config: Config = {
  meta: { Page: { env: { server: true, client: false } } },
  passToClient: [],
}
export default config
