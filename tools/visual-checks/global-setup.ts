import { startSite } from '../../tests/e2e/server.ts'

/** Starts the site once, or takes a running one from `LOOK_URL`. */
export default async function setup() {
  if (process.env.LOOK_URL) return
  const site = await startSite({ SITE_ENV: 'production' })
  process.env.LOOK_URL = site.url
  return site.stop
}
