import { expect, it } from 'vitest'
import { shortQuery } from './short-query.ts'

it('a page hands on few and short values of its query (GUIDE-06, RELIABILITY 25)', () => {
  const long = `a=1&${'k'.repeat(17)}=2&b=${'v'.repeat(41)}&c=${'v'.repeat(40)}`
  expect(shortQuery(new URLSearchParams(long))).toEqual({ a: '1', c: 'v'.repeat(40) })
  const many = new URLSearchParams(Array.from({ length: 99 }, (_, i) => [`k${i}`, `${i}`]))
  expect(Object.keys(shortQuery(many))).toHaveLength(12)
})
