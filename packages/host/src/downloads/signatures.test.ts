import { expect, it } from 'vitest'
import { createSignatures, signedAddress } from './signatures.ts'

const start = Date.UTC(2026, 0, 5)
const days = 30
const end = String(start / 1000 + 2_592_000)
let time = start
const open = (...secrets: string[]) =>
  createSignatures({ secrets, days, isOneOf: (text, all) => all.includes(text), now: () => time })
const { isSigned, signatureFor } = open('a')

it('signs a path until the end of the days (DL-05)', () => {
  const query = signatureFor('/a.pdf')
  expect(query.get('expires')).toBe(end)
  expect(isSigned('/a.pdf', query)).toBe(true)
  expect(isSigned('/b.pdf', query)).toBe(false)
  time = Number(end) * 1000 - 1
  expect(isSigned('/a.pdf', query)).toBe(true)
  time += 1
  expect(isSigned('/a.pdf', query)).toBe(false)
  time = start
})

it('refuses an end that is no number of seconds, and a missing end or signature (DL-05)', () => {
  for (const expires of ['', `${end}.5`, ` ${end}`, `x${end}`, '9999999999999']) {
    const signed = signatureFor('/a.pdf', new URLSearchParams({ expires }))
    expect([expires, isSigned('/a.pdf', signed)]).toEqual([expires, false])
  }
  expect(isSigned('/a.pdf', new URLSearchParams({ expires: end }))).toBe(false)
  expect(isSigned('/a.pdf', new URLSearchParams())).toBe(false)
})

it('signs with the first secret and accepts each (DL-05)', () => {
  const query = signatureFor('/a.pdf')
  expect([open('b', 'a').isSigned('/a.pdf', query), open('b').isSigned('/a.pdf', query)]).toEqual([true, false])
  expect(open('b', 'a').signatureFor('/a.pdf')).toEqual(open('b').signatureFor('/a.pdf'))
})

it('keeps the end of a request that is signed (DL-38)', () => {
  const first = signatureFor('/a.pdf')
  time += 5000
  expect(signatureFor('/b.pdf', first).get('expires')).toBe(end)
  time = start
})

it('puts a signature only into an address of its own host', () => {
  const query = new URLSearchParams({ expires: '1', signature: 's', other: 'x' })
  expect(signedAddress('/a.pdf', query)).toBe('/a.pdf?expires=1&signature=s')
  expect(signedAddress('/a.pdf', new URLSearchParams())).toBe('/a.pdf?expires=&signature=')
  expect(signedAddress('https://files.example/a.pdf', query)).toBe('https://files.example/a.pdf')
})
