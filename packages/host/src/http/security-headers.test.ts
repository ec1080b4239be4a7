import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

it('says who may show the site in a frame: the origins that are named, else nobody (PAGE-30, RELIABILITY 14)', () => {
  const readPolicy = (headers: Record<string, string>) => /frame-ancestors [^;]*/.exec(headers['content-security-policy']!)![0]
  expect(readPolicy(securityHeaders(true))).toBe("frame-ancestors 'none'")
  expect(securityHeaders(true)['x-frame-options']).toBe('DENY')
  const framed = securityHeaders(true, { policy: { ancestors: ['https://cms.example'] } })
  expect(readPolicy(framed)).toBe("frame-ancestors 'self' https://cms.example")
  expect(framed).not.toHaveProperty('x-frame-options')
})
