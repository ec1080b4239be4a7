/** One of the servers that are compared, as a process of its own: `node bench/server.ts cached`. Reports its CPU time when asked. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BlockSection } from '@brand/blocks/layout'
import { createClient, type Client } from '@brand/content'
import { createApi, embeddedSource, type Api } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { blocks } from '../site/cms/blocks.ts'
import { toProps } from '../site/cms/to-props.ts'
import { readEnv } from '../site/server/env.ts'
import { createPageCache } from '../site/server/page-cache.ts'
import { inProcess } from '../site/server/in-process.ts'
import { createSite } from '../site/server/site.ts'
import { createTrust } from '../site/server/trust.ts'

const env = readEnv()

/** Our own server, as `npm start` runs it; without a page cache every request is rendered. */
async function ours(options: { cache?: ReturnType<typeof createPageCache>; clientOf?: (api: Api) => Client } = {}) {
  const entry = '../site/dist/server/entry.mjs'
  await import(entry)
  const { app, api } = await createSite({ env, trust: createTrust(env), isReady: () => true, ...options })
  await api.ready
  return app
}

/** Asks the API anew for each page: every record is a new object, of which nothing can be remembered. */
const forgetful = (api: Api) => createClient((address) => api.app.request(address))

/** The same blocks with the same props, rendered by React and sent: no routing, no data, no head, no chrome. */
async function bare() {
  const api = createApi({ source: embeddedSource(env.contentDir ?? demoContent) })
  await api.ready
  const { response } = await inProcess(api).page({ slug: 'home', locale: 'en' })
  const known = response.ctPage.ctPageBody.flatMap((record) => {
    const found = blocks.get(record.type)
    return found ? [{ ...found, id: record.id, props: toProps(found.contract, record, 'en') }] : []
  })
  const tree = () =>
    known.map(({ contract, Block, id, props }) => jsx(BlockSection, { ...contract, children: jsx(Block, props) }, id))
  return new Hono().get('*', (c) =>
    c.html(`<!doctype html><html lang="en"><title>Home</title><body>${renderToString(jsxs(Fragment, { children: tree() }))}`),
  )
}

/** Our page as a string in memory: the least that Hono can do. */
async function prerendered() {
  const html = await (await (await ours()).request('/')).text()
  return new Hono().get('*', (c) => c.html(html))
}

const servers: Record<string, () => Promise<Hono>> = {
  'uncached, first time': () => ours({ clientOf: forgetful }),
  uncached: () => ours(),
  bare,
  cached: () => ours({ cache: createPageCache() }),
  'pre-rendered': prerendered,
}

const app = await servers[process.argv[2]!]!()
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  process.send!({ port: (server.address() as AddressInfo).port })
})
process.on('message', () => process.send!({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())
