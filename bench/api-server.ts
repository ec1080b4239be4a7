/** The API over a content folder as a separate process: `node bench/api-server.ts <folder> <cache folder>`. Reports its memory and CPU time on request. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi, embeddedSource } from '@brand/content-api'
import { getRequestListener } from '@hono/node-server'

const [folder, cacheDir] = process.argv.slice(2) as [string, string]
const api = createApi({ source: embeddedSource(folder), cacheDir })
await api.ready
const server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1', () => {
  process.send!({ port: (server.address() as AddressInfo).port, cpu: process.cpuUsage() })
})
process.on('message', (asked) => {
  // Only when memory is requested, since garbage collection delays the next answers.
  if (asked === 'memory') globalThis.gc?.()
  process.send!({ memory: process.memoryUsage(), cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit())
