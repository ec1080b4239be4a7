import { describe, expect, it } from 'vitest'
import { readHostSettings } from '../settings/read.ts'
import { createProxyTrust, parseProxies } from './proxy-trust.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) => ({ headers, socket: { remoteAddress } })
const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example',
}
const trusting = { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8', TRUSTED_HOSTS: 'www.loden.example, Loden.example:8443' }
const baseUrl = (env: NodeJS.ProcessEnv, remote: string, headers: Record<string, string>) =>
  createProxyTrust(readHostSettings(env)).findBaseUrl(request(remote, headers))

describe('the address of the site', () => {
  const named = { 'x-forwarded-host': 'www.loden.example', 'x-forwarded-proto': 'https' }

  it('is the configured one, whatever the headers of a request say (RED-11)', () => {
    const env = { ...trusting, BASE_URL: 'https://shop.loden.example/' }
    for (const headers of [forged, named]) expect(baseUrl(env, '127.0.0.1', headers)).toBe('https://shop.loden.example')
  })

  it('is that of a trusted proxy, if its host is known (RED-12, OR-77)', () => {
    expect(baseUrl(trusting, '127.0.0.1', named)).toBe('https://www.loden.example')
    expect(baseUrl(trusting, '::ffff:10.1.2.3', { 'x-forwarded-host': 'loden.example:8443' })).toBe('http://loden.example:8443')
    expect(baseUrl(trusting, '127.0.0.1', { ...named, 'x-forwarded-host': 'evil.example, www.loden.example' })).toBe(
      'https://www.loden.example',
    )
  })

  it('is the default otherwise (RED-13, RELIABILITY 13)', () => {
    const fallback = 'http://localhost:3000'
    expect(baseUrl(trusting, '192.0.2.1', named)).toBe(fallback)
    expect(baseUrl(trusting, '127.0.0.1', forged)).toBe(fallback)
    expect(baseUrl({ TRUSTED_PROXIES: 'loopback' }, '127.0.0.1', named)).toBe(fallback)
    expect(baseUrl({ TRUSTED_HOSTS: 'www.loden.example' }, '127.0.0.1', named)).toBe(fallback)
    expect(baseUrl({ DEFAULT_BASE_URL: 'https://default.example' }, '127.0.0.1', forged)).toBe('https://default.example')
    expect(createProxyTrust(readHostSettings({ PORT: '4000' })).findBaseUrl(undefined)).toBe('http://localhost:4000')
    expect(readHostSettings({ HOST: '::' }).defaultBaseUrl).toBe('http://[::]:3000')
  })

  it('can be missing (RED-14)', () => expect(baseUrl({ DEFAULT_BASE_URL: '' }, '127.0.0.1', forged)).toBe(''))

  it('is complete, else the start fails', () => {
    for (const BASE_URL of ['www.example.com', 'https://example.com/shop', 'ftp://example.com', 'https://'])
      expect(() => readHostSettings({ BASE_URL })).toThrow(/^BASE_URL must be like/)
  })
})

describe('the addresses for which pages are rendered ahead', () => {
  it.each([
    [{ ...trusting, BASE_URL: 'https://shop.loden.example/' }, ['https://shop.loden.example']],
    [trusting, ['https://www.loden.example', 'https://loden.example:8443']],
    [{ PORT: '4000' }, ['http://localhost:4000']],
  ])('are the configured ones (RELIABILITY 13)', (env, expected) =>
    expect(createProxyTrust(readHostSettings(env)).baseUrls).toEqual(expected),
  )
})

describe('a client', () => {
  const client = (env: NodeJS.ProcessEnv, remote: string, chain?: string) =>
    createProxyTrust(readHostSettings(env)).identifyClient(
      request(remote, chain === undefined ? {} : { 'x-forwarded-for': chain }),
    )

  it('is the address of the socket, whatever the headers say (RELIABILITY 21)', () => {
    expect(client({}, '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
    expect(client(trusting, '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  })

  it('is one that is counted where the address is not known, and none in process only (RELIABILITY 21)', () => {
    const { identifyClient } = createProxyTrust(readHostSettings(trusting))
    expect(identifyClient({ headers: {}, socket: {} })).toBe('unknown')
    expect(identifyClient({ headers: { 'x-forwarded-for': '203.0.113.9' }, socket: {} })).toBe('unknown')
    expect(identifyClient(undefined)).toBeUndefined()
  })

  it('is the last address that is no trusted proxy', () => {
    expect(client(trusting, '127.0.0.1', '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9')
    expect(client(trusting, '127.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.5')).toBe('203.0.113.9')
    expect(client(trusting, '::1', '[2001:db8::7]:4000')).toBe('2001:db8:0:0::/64')
    expect(client(trusting, '127.0.0.1', '203.0.113.9:51000')).toBe('203.0.113.9')
  })

  it('is the network of an IPv6 address, in any notation', () => {
    const network = '2001:db8:0:12::/64'
    expect(client({}, '2001:db8:0:12::7')).toBe(network)
    expect(client({}, '2001:0db8:0000:0012:ffff:1:2:3%eth0')).toBe(network)
    expect(client({}, '::ffff:192.0.2.1')).toBe('192.0.2.1')
  })

  it('is found behind proxies that add the port of their client', () => {
    expect(client(trusting, '127.0.0.1', '198.51.100.7, 203.0.113.9:51000, 10.0.0.5:443, 10.0.0.6')).toBe('203.0.113.9')
  })

  it('is the proxy when the list is invalid', () => {
    for (const chain of [undefined, '', 'unknown', '1.2.3.4, nonsense', '999.1.1.1'])
      expect(client(trusting, '127.0.0.1', chain)).toBe('127.0.0.1')
  })
})

describe('trusted proxies', () => {
  it('are addresses, ranges and names (OR-77)', () => {
    const check = parseProxies('loopback private 192.0.2.7,2001:db8::/32')
    expect(['127.0.0.9', '::1', '10.2.3.4', '172.31.0.1', '192.0.2.7', '2001:db8:1::1'].every(check)).toBe(true)
    expect(['192.0.2.8', '172.32.0.1', '2001:db9::1'].some(check)).toBe(false)
  })

  it('are nothing else', () => {
    for (const setting of ['all', '*', '10.0.0.0/33', '10.0.0.0/x', '10.0.0', 'proxy.example'])
      expect(() => readHostSettings({ TRUSTED_PROXIES: setting })).toThrow(`TRUSTED_PROXIES: "${setting}" must be`)
  })
})

it('takes the id of a request from a trusted proxy only (OPS-01)', () => {
  const trust = createProxyTrust(readHostSettings(trusting))
  const readId = (remote: string, id: string) => trust.readRequestId(request(remote, { 'x-request-id': id }))
  expect(readId('10.1.2.3', '7f3c.5e_a-1')).toBe('7f3c.5e_a-1')
  expect(readId('192.0.2.1', '7f3c.5e_a-1')).toBeUndefined()
  for (const odd of ['short', 'a b c d e f g', 'x'.repeat(65), 'ines@example.com'])
    expect(readId('10.1.2.3', odd)).toBeUndefined()
})

it('knows a further address by the host that is asked for, of those that are set only (RED-04, RELIABILITY 13)', () => {
  const env = {
    BASE_URL: 'https://www.example.com',
    OTHER_BASE_URLS: 'https://old.example, http://older.example:8080/',
    ...trusting,
  }
  const trust = createProxyTrust(readHostSettings({ ...env, TRUSTED_HOSTS: '' }))
  const asked = (remote: string, host: string, headers = {}) =>
    trust.findOtherBaseUrl({ ...request(remote, headers), rawHeaders: ['Accept', 'host', 'Host', host] })
  expect(asked('192.0.2.1', 'OLD.example')).toBe('https://old.example')
  expect(asked('192.0.2.1', 'older.example:8080')).toBe('http://older.example:8080')
  for (const host of ['www.example.com', 'evil.example', 'older.example', ''])
    expect([host, asked('192.0.2.1', host)]).toEqual([host, undefined])
  const named = { 'x-forwarded-host': 'old.example' }
  expect([asked('127.0.0.1', 'internal', named), asked('192.0.2.1', 'internal', named)]).toEqual([
    'https://old.example',
    undefined,
  ])
  expect(trust.findOtherBaseUrl(request('192.0.2.1'))).toBeUndefined()
  expect(trust.findBaseUrl({ ...request('192.0.2.1'), rawHeaders: ['Host', 'old.example'] })).toBe('https://www.example.com')
  expect(() => readHostSettings({ OTHER_BASE_URLS: 'old.example' })).toThrow('OTHER_BASE_URLS must be like https://')
})
