import { action, alternative, articleCard, categoryCard, html, link, text } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathTo, type FieldPlace } from './field-place.ts'
import { read } from './read.ts'

const schema = z.strictObject({
  title: z.string().max(5, 'is too long'),
  tags: z.array(z.string()).max(2, 'has too many').default([]),
  on: z.boolean().default(false),
  body: html(100).optional(),
  more: z.strictObject({ link, label: z.string().optional() }).optional(),
})

const reading = (value: unknown, english?: unknown, of: z.ZodType = schema) => {
  const problems: string[] = []
  const links: string[] = []
  const inEnglish: string[] = []
  const reporter = {
    problem: (place: FieldPlace, message: string) => problems.push(`${pathTo(place).join('.')}: ${message}`),
    link: (place: FieldPlace, address: string) => links.push(`${pathTo(place).join('.')}: ${address}`),
    reference: () => {},
    fallback: (place: FieldPlace) => english !== undefined && inEnglish.push(pathTo(place).join('.')),
  }
  const result = read(of, value, ['x'], reporter, english)
  return { result, problems, links, ...(english !== undefined && { inEnglish }) }
}
const empty = { tags: [], on: false }

describe('reading a record', () => {
  it('treats null, blank text and empty objects as missing, and fills in defaults (RELIABILITY 26)', () => {
    const value = { title: ' A ', tags: [null, ''], on: null, body: ' \n', more: { link: null, label: '' } }
    expect(reading(value)).toEqual({ result: { title: 'A', ...empty }, problems: [], links: [] })
  })

  it('leaves out the smallest optional part (RELIABILITY 26)', () => {
    const { result, problems } = reading({ title: 'A', more: { link: 'javascript:alert(1)', label: 'B' }, tags: ['a', 7] })
    expect(result).toEqual({ title: 'A', on: false, tags: ['a'] })
    expect(problems).toEqual([
      'x.tags.1: Invalid input: expected string, received number',
      'x.more.link: must be a path from the root, or an https, http, mailto or tel address',
    ])
  })

  it('leaves out the whole when a required part is invalid (RELIABILITY 26)', () => {
    expect(reading({ title: 'Too long' })).toMatchObject({ result: undefined, problems: ['x.title: is too long'] })
    expect(reading({})).toMatchObject({ result: undefined, problems: ['x.title: is required'] })
    expect(reading({ on: true })).toMatchObject({ result: undefined, problems: ['x.title: is required'] })
    expect(reading('A')).toMatchObject({ result: undefined, problems: ['x: Invalid input: expected object, received string'] })
  })

  it('enforces the limits of lists too, keeping the first entries (RELIABILITY 26, BLK-image_grid-01)', () => {
    expect(reading({ title: 'A', tags: ['a', 'b', 'c'] })).toMatchObject({
      result: { title: 'A', ...empty, tags: ['a', 'b'] },
      problems: ['x.tags: has too many'],
    })
  })

  it('reports every link, in rich text too (LOC-10)', () => {
    const value = { title: 'A', body: '<p><a href="/b">B</a> <a href="#c">C</a></p>', more: { link: '/d' } }
    expect(reading(value).links).toEqual(['x.body: /b', 'x.body: #c', 'x.more.link: /d'])
  })
})

describe('reading a text that is too long for its editor', () => {
  const limited = z.strictObject({ title: text(5), body: html(8).optional(), alt: alternative(3), button: action(2).optional() })

  it('keeps it whole and reports it (PAGE-28)', () => {
    const button = { cbButtonText: 'Go on', cbButtonLink: '/a', cbButtonTarget: '_self', cbButtonColor: 'yellow' }
    const value = { title: 'Too long', body: '<p>Too long</p>', alt: 'A room', button }
    expect(reading(value, undefined, limited)).toEqual({
      result: value,
      links: ['x.button.cbButtonLink: /a'],
      problems: [
        'x.title: has more than 5 characters',
        'x.body: has more than 8 characters',
        'x.alt: has more than 3 characters',
        'x.button.cbButtonText: has more than 2 characters',
      ],
    })
  })
})

describe('reading what cannot be shown in a language', () => {
  const entry = z.strictObject({ name: text(9), note: text(9).optional() })
  const named = z.strictObject({ title: text(9), list: z.array(entry).default([]), note: text(9).optional() })
  const english = { title: 'Room', note: 'Quiet', list: [{ name: 'Felt' }, { name: 'Wool', note: 'Warm' }] }

  it('takes a required part from the English record, reports it and says where (LOC-36)', () => {
    const german = { title: 7, list: [{ name: 'Filz' }, { note: 'Warm' }] }
    expect(reading(german, english, named)).toEqual({
      result: { title: 'Room', list: [{ name: 'Filz' }, { name: 'Wool', note: 'Warm' }] },
      problems: ['x.title: Invalid input: expected string, received number', 'x.list.1.name: is required'],
      inEnglish: ['x.title', 'x.list.1.name'],
      links: [],
    })
  })

  it('leaves a gap on purpose, and an entry of a list of another length, which may be another one (LOC-36)', () => {
    expect(reading({ title: null }, english, named)).toMatchObject({ result: undefined, inEnglish: [] })
    expect(reading({ title: 'Raum', list: [{ note: 'Warm' }] }, english, named)).toMatchObject({
      result: { title: 'Raum', list: [] },
      inEnglish: [],
    })
  })
})

describe('reading what names other records', () => {
  const naming = z.strictObject({ one: categoryCard.optional(), many: z.array(articleCard).max(2, 'has too many').default([]) })
  const cachedRecord = (value: unknown) => {
    const reporter: string[] = []
    const result = read(naming, value, [], {
      problem: (place, message) => reporter.push(`${pathTo(place).join('.')}: ${message}`),
      link: () => {},
      reference: (place, type, id) => reporter.push(`${pathTo(place).join('.')} names ${type} ${id}`),
    })
    return { result, reporter }
  }

  it('keeps their ids, and reports each with its place (FAM-07)', () => {
    expect(cachedRecord({ one: 'rooms', many: ['a', 'b_2'] })).toEqual({
      result: { one: 'rooms', many: ['a', 'b_2'] },
      reporter: ['one names category rooms', 'many.0 names article a', 'many.1 names article b_2'],
    })
  })

  it('accepts no more than the limit, and no records in place of ids (RELIABILITY 26)', () => {
    const { result, reporter } = cachedRecord({ one: { ctCategoryTitle: 'Rooms' }, many: ['a', null, '../b', 'c', 'd'] })
    expect(result).toEqual({ many: ['a', 'c'] })
    expect(reporter.filter((line) => !line.includes(' names '))).toEqual([
      'one: Invalid input: expected string, received object',
      'many.2: must be the id of a record',
      'many: has too many',
    ])
  })
})
