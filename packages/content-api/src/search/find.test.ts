import type { Locale } from '@brand/content'
import { expect, it } from 'vitest'
import type { Document } from './documents.ts'
import { changeIndex, createIndex } from './documents-index.ts'
import { findIn } from './find.ts'

/** A document with a title and a text; its id is its title. */
const called = (title: string, text = '', kind = ''): Document => ({ id: title, type: 'page', title, kind, text, weight: 1 })

function searching(locale: Locale, documents: Document[]) {
  const index = createIndex(locale)
  changeIndex(index, locale, documents, [])
  const find = (keyword: string) => findIn(index, { locale, keyword, types: ['page'], limit: 100 })
  return { index, find, ids: (keyword: string) => find(keyword).map(({ id }) => id) }
}

it('finds by the end of a word that nobody has written, as a part of what was asked for (SRCH-13)', () => {
  const { find } = searching('de', [
    called('Zwaan', 'Leuchten aus Filz', 'Leuchte'),
    called('Steg', 'Zum Stehen'),
    called('Sluis'),
  ])
  expect(find('Stehleuchte').map(({ id, partial }) => [id, partial])).toEqual([['Zwaan', true]])
  expect(find('Stehteppich')).toEqual([])
  // Beginnings of words are no ends.
  expect(find('Auslus')).toEqual([])
  expect(find(`${'x'.repeat(40)}leuchte`)).toEqual([])
})

it('finds before all others what is called as an English phrase ends (SRCH-13)', () => {
  const { ids } = searching('en', [
    called('Floors'),
    called('Klok', '', 'lamp'),
    called('Zwaan', '', 'lamp'),
    called('Rol', 'a floor'),
  ])
  expect(ids('floor lamp').slice(0, 2).toSorted()).toEqual(['Klok', 'Zwaan'])
})

it('finds what some of the words name beside a text that happens to have all of them (OR-22)', () => {
  const { find } = searching('it', [
    called('Ristorante', 'Una lampada in cucina'),
    ...['Klok', 'Lus', 'Trom'].map((name) => called(name, '', 'lampada')),
  ])
  expect(find('lampada da cucina')).toContainEqual(expect.objectContaining({ id: 'Trom', partial: true }))
})

it('finds words of French with an apostrophe while they are typed (SRCH-13)', () => {
  const { ids } = searching('fr', [called('Absorbeur'), called('Ce qu’on dit')])
  for (const keyword of ["l'abs", 'l’absor']) expect(ids(keyword)).toEqual(['Absorbeur'])
  for (const keyword of ['qu', "qu'", 'qu’o', 'qu’on']) expect(ids(keyword)).toEqual(['Ce qu’on dit'])
})

it('forgets what is gone, and has each item once (RELIABILITY 7)', () => {
  const { index, ids } = searching('en', [called('Felt'), called('Oak')])
  changeIndex(index, 'en', [called('Felt', 'grey')], ['Oak', 'Never there'])
  expect([ids('felt'), ids('grey'), ids('oak')]).toEqual([['Felt'], ['Felt'], []])
})
