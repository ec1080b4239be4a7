/**
 * One of the servers that are compared, as a separate process: `node tools/bench/server.ts cached`. Reports its CPU time and memory when
 * asked, or the time to render all pages.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { BlockSection } from '@brand/blocks/layout'
import { createClient } from '@brand/content'
import { createApi, embeddedSource, type Api } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { blocks } from '../../site/cms/blocks.ts'
import { toProps } from '../../site/cms/to-props.ts'
import { readEnv } from '../../site/server/env.ts'
import { inProcess } from '../../site/request/in-process.ts'
import { createSite } from '../../site/host.ts'

const env = readEnv()

/** A client without a cache: the API answers each call. */
const uncached = (api: Api) => createClient((address) => api.app.request(address))

/** Our own server, as `npm start` runs it, or without any cache. */
async function ours({ isCached = true } = {}) {
  const entry = '../../site/dist/server/entry.mjs'
  await import(entry)
  const options = isCached ? {} : { isCached, makeClient: uncached }
  const site = await createSite({ env, ...options })
  await site.api.ready
  return site
}

/** The blocks of the home page with the props of its page, rendered by React and sent: no routing, no data, no head, no chrome. */
async function bare() {
  const api = createApi({ source: embeddedSource(env.contentDir ?? demoContent) })
  await api.ready
  const { response } = await inProcess(api).page({ slug: 'home', locale: 'en' })
  const sections = response.ctPage.ctPageBody.flatMap((record) => {
    const found = blocks.get(record.type)
    return found
      ? [{ ...found, id: record.id, props: toProps(found.contract, record, { locale: 'en', contentLocale: 'en' }) }]
      : []
  })
  const tree = () =>
    sections.map(({ contract, Block, id, props }) => jsx(BlockSection, { ...contract, children: jsx(Block, props) }, id))
  return new Hono().get('*', (c) =>
    c.html(`<!doctype html><html lang="en"><title>Home</title><body>${renderToString(jsxs(Fragment, { children: tree() }))}`),
  )
}

/** Our page as a string in memory: the least that Hono can do. */
async function prerendered() {
  const html = await (await (await ours()).app.request('/')).text()
  return new Hono().get('*', (c) => c.html(html))
}

/** That string, compressed before. */
async function packed() {
  const body = brotliCompressSync(await (await (await ours()).app.request('/')).text())
  return new Hono().get('*', (c) => c.body(body, 200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }))
}

/** Our server with what is around the app. */
async function cached() {
  return (await ours()).createServer()
}

const servers: Record<string, () => Promise<Hono | Server>> = {
  'first render': async () => (await ours({ isCached: false })).app,
  bare,
  cached,
  'pre-rendered': prerendered,
  packed,
}

async function serve(app: Hono | Server) {
  const server = (app instanceof Hono ? createServer(getRequestListener(app.fetch)) : app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.on('message', () => process.send!({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
  process.send!({ port: (server.address() as AddressInfo).port })
}

/** Renders all pages ahead and reports how long it takes. */
async function warmUp() {
  const { prerender } = await ours()
  const before = process.cpuUsage()
  const begun = performance.now()
  const pages = await prerender()
  const { user, system } = process.cpuUsage(before)
  process.send!({ pages, seconds: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 })
}

process.on('disconnect', () => process.exit())
const name = process.argv[2]!
if (name === 'warm-up') await warmUp()
else await serve(await servers[name]!())
