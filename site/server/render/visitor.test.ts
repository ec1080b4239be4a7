import { locales } from '@brand/content'
import { Hono, type Context } from 'hono'
import { expect, it, vi } from 'vitest'
import { toLanguages } from '../languages.ts'
import { createReadVisitor, isOfRecord, type SearchFor } from './visitor.ts'

const languages = toLanguages(locales)
const searches = { search: vi.fn(), searchFamilies: vi.fn() }

/** Reads the input of the page at an address, for the connection of a request. */
async function readVisitor(address: string, searchFor: SearchFor = () => searches, env?: object) {
  const read = createReadVisitor(searchFor, languages)
  const visitor = vi.fn((c: Context) => read(c, c.req.path))
  await new Hono().get('*', (c) => (visitor(c), c.text(''))).request(address, {}, env)
  return visitor.mock.results[0]!.value as ReturnType<typeof read>
}

it('reads a query only where pages of its kind may read it (CALC-28, FORM-41, RELIABILITY 33)', async () => {
  expect(String((await readVisitor('/nl/search?keyword=a'))?.query)).toBe('keyword=a')
  expect(String((await readVisitor('/roll-calculator?wall=1'))?.query)).toBe('wall=1')
  expect(String((await readVisitor('/contact?sent=contact'))?.query)).toBe('sent=contact')
  for (const address of ['/about?x=1', '/compare?wall=1', '/compare?sent=contact', '/search'])
    expect(await readVisitor(address), address).toBeUndefined()
})

it('searches for the visitor, whose searches are counted (RELIABILITY 21)', async () => {
  const searchFor = vi.fn<SearchFor>(() => searches)
  const connection = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.7' } } }
  expect((await readVisitor('/search?keyword=felt', searchFor, connection))!.searches).toBe(searches)
  expect(searchFor.mock.calls[0]![0].env).toBe(connection)
})

it('knows the paths of records (RELIABILITY 6)', () => {
  const paths = ['/de/inspiration/new', '/acoustic-solutions/new', '/new', '/nl']
  expect(paths.map((path) => isOfRecord(path, languages))).toEqual([true, true, false, false])
})
