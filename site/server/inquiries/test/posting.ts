import type { Inquiries } from '@brand/inquiries'
import { createProxyTrust } from '@brand/host'
import { vi } from 'vitest'
import { readEnv } from '../../env.ts'
import { createInquiryRoutes } from '../routes.ts'

/** A whole inquiry of the contact form. */
export const fields = {
  first_name: 'Ines',
  last_name: 'De Wolf',
  email: 'ines@example.com',
  subject: 'How loud?\nAnd why?',
  state: 'Zeeland',
  country: 'Netherlands',
  company: 'Glass',
  gdpr: true,
}
/** Keeps what is sent to the calls below. */
export const accept = vi.fn<Inquiries['accept']>()
export const status = vi.fn<Inquiries['status']>()
export const problem = vi.fn<Inquiries['problem']>()
export const inquiries = { accept, status, problem }
export const env = readEnv({ BASE_URL: 'https://www.example.com' })
export const open = (perMinute = 100, now?: () => number) =>
  createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute, ...(now && { now }) })

export const json = 'application/json'
export const form = 'application/x-www-form-urlencoded'
export function post(body: string, headers: Record<string, string> = {}, { app = open(), client = '192.0.2.1' } = {}) {
  const init = { method: 'POST', body, headers: { 'content-type': json, ...headers } }
  return app.request('/api/inquiries', init, { incoming: { headers, socket: { remoteAddress: client } } })
}
export const answer = async (response: Response | Promise<Response>) => [(await response).status, await (await response).json()]
