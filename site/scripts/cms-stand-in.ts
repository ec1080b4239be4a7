/**
 * A stand-in of DatoCMS over a content folder, and an empty project for what writes to one (docs/operate/cms.md). It notifies a
 * webhook of each change of a file, and fails on demand:
 * `curl -X PUT http://localhost:4011/hang`, until `curl -X DELETE http://localhost:4011/`.
 */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startManagementStandIn } from '@brand/datocms/management-stand-in'
import { faults, startStandIn } from '@brand/datocms/stand-in'
import { demoContent } from '@brand/demo-content'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4010' },
    token: { type: 'string', default: 'stand-in' },
    webhook: { type: 'string' },
    secret: { type: 'string', default: '' },
  },
})
const port = Number(values.port)
const standIn = await startStandIn({ folder: resolve(positionals[0] ?? demoContent), token: values.token, port })
const project = await startManagementStandIn({ token: values.token, port: port + 2 })

/** Notifies the webhook of each edit, one after the other, as the CMS does. */
async function notifyWebhook(): Promise<void> {
  for (const payload of await standIn.reload()) {
    const { event_type: event, entity } = payload
    const sent = values.webhook
      ? await fetch(values.webhook, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Webhook-Secret': values.secret },
          body: JSON.stringify(payload),
        }).then(
          ({ status }) => `the webhook answers ${status}`,
          (error: Error) => `the webhook does not answer: ${error.message}`,
        )
      : 'no webhook is configured'
    console.log(`${event} ${entity.id}: ${sent}`)
  }
}
standIn.watch(() => void notifyWebhook())

createServer((request, response) => {
  const wanted = request.method === 'PUT' ? faults.find((fault) => request.url === `/${fault}`) : undefined
  if (request.method !== 'DELETE' && !wanted) return void response.writeHead(404).end(`PUT /${faults.join(', /')}, or DELETE /\n`)
  void standIn.fail(wanted).then(() => response.end(`${wanted ?? 'no fault'}\n`))
}).listen(port + 1, '127.0.0.1')

console.log(`The stand-in listens at ${standIn.endpoint} with the token ${values.token}.`)
console.log(`An empty project is at ${project.endpoint}, with the same token.`)
console.log(`To make it fail, run: curl -X PUT http://localhost:${port + 1}/${faults[0]}`)
