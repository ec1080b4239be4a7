import { expect, it } from 'vitest'
import { compareAddress, comparedSlugs, toggledSlugs } from './compare.ts'

const slugs = (query: string) => comparedSlugs(new URLSearchParams(query))

it('reads the families of a query, each once, as a list or as repeated keys, and not too many (CMP-01, RELIABILITY 10)', () => {
  expect(slugs('families=rib,wolk, rib,,&families=lus')).toEqual(['rib', 'wolk', 'lus'])
  expect(slugs('families=')).toEqual([])
  expect(slugs(`families=${Array.from({ length: 99 }, (_, i) => `f${i}`).join()}`)).toHaveLength(12)
  expect(slugs(`families=${'x'.repeat(999)}`)[0]).toHaveLength(80)
})

it('adds one where it fits, and takes out one that is there (CMP-01)', () => {
  const toggled = (query: string) => toggledSlugs(new URLSearchParams(query)).join()
  expect(['toggle=rib', 'families=rib&toggle=wolk', 'families=rib,wolk&toggle=rib'].map(toggled)).toEqual([
    'rib',
    'rib,wolk',
    'wolk',
  ])
  expect([toggled('families=a,b,c,d&toggle=e'), toggled('families=a'), toggled('families=a&toggle=')]).toEqual([
    'a,b,c,d',
    'a',
    'a',
  ])
})

it('the address of a comparison is short and legible (RT-39)', () => {
  expect([compareAddress('en', ['rib', 'wolk']), compareAddress('de', ['rib']), compareAddress('fr', [])]).toEqual([
    '/compare?families=rib,wolk',
    '/de/compare?families=rib',
    '/fr/compare',
  ])
})
