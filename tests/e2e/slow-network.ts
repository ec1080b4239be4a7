import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A page comes in so many pieces, one after the other, in ms. */
const [pieces, pause] = [40, 25]

/** Starts a server that answers what is read as the one at `site` does, but each page bit by bit, as over a slow network. */
export async function startSlowNetwork(site: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const server = createServer(async (asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const sent = request(new URL(asked.url!, site), { method: asked.method!, headers }).end()
    const [come] = (await once(sent, 'response')) as [IncomingMessage]
    answer.writeHead(come.statusCode!, come.headers)
    if (!come.headers['content-type']?.startsWith('text/html')) return come.pipe(answer)
    const html = Buffer.concat(await come.toArray())
    const size = Math.ceil(html.length / pieces)
    for (let from = 0; from < html.length; from += size) {
      answer.write(html.subarray(from, from + size))
      await wait(pause)
    }
    answer.end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
    return once(server, 'close')
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
