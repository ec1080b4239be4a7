import { startSite } from './server.ts'

/** Starts one site as editors see it and one as visitors do; the tests read their addresses from the environment. */
export default async function setup() {
  const [demo, production] = await Promise.all([startSite({}), startSite({ SITE_ENV: 'production' })])
  process.env.DEMO_URL = demo.url
  process.env.PRODUCTION_URL = production.url
  return () => Promise.all([demo.stop(), production.stop()])
}
