import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { createHttpServer, createProxyTrust, patience } from '@brand/host'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { requestLimits } from '../http/body-limits.ts'
import { createInquiryRoutes } from './routes.ts'
import { accept, fields, inquiries } from './test/posting.ts'

it('a slow upload is answered 503 and leaves its place to the next one (FORM-64, RELIABILITY 33)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  accept.mockReset().mockResolvedValue({ id: 'inq_1' })
  const trust = createProxyTrust(readEnv({}))
  const { fetch: answer } = createInquiryRoutes({ inquiries, trust, perMinute: 100, uploads: 1 })
  const server = createHttpServer({ trust, fetch: answer, limits: requestLimits }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const slow = connect(port, '127.0.0.1')
  let received = ''
  slow.on('data', (data) => (received += String(data)))
  slow.write(
    'POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n',
  )
  await once(server, 'request')
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, form: 'application', gdpr: 'on' })) body.append(name, String(value))
  body.append('file', new File(['%PDF-1.7\n'], 'cv.pdf'))
  const arrived = once(server, 'request')
  const next = fetch(`http://127.0.0.1:${port}/api/inquiries`, { method: 'POST', body })
  await arrived
  expect(accept).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(patience)
  expect((await next).status).toBe(200)
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: /is)
  slow.destroy()
})
