import { createApi, createSnapshot, type Snapshot, type Source, type SourceRecord } from '@brand/content-api'
import { defaultLocale, locales, type Locale } from '@brand/content'
import { expect, it, onTestFinished } from 'vitest'
import { withDrafts } from '../../request/in-process.ts'
import { createPagePreview } from './page-preview.ts'

interface Given {
  id: string
  type?: string
  isDraft?: boolean
  editor?: boolean
  in: Partial<Record<Locale, object>>
}

const editor = 'https://editor.example'
const record = ({ id, type = 'page', isDraft = false, editor: hasEditor = false, ...given }: Given): SourceRecord => ({
  type,
  id,
  file: `${type}/${id}`,
  locales: locales.filter((locale) => given.in[locale]),
  read: (locale) => ({ id, ...given.in[locale] }),
  where: (path, locale) => [...path, locale].join('.'),
  isDraft,
  editUrl: (language, block) => (hasEditor ? `${editor}/${language}/${id}${block ? `#${block}` : ''}` : undefined),
})
const buildSnapshot = (records: SourceRecord[], drafts: boolean) => createSnapshot({ records, problems: [] }, { locales, drafts })

const quote = (id: string, text?: string) => ({ id, type: 'cb_quote', ...(text && { cbQuoteText: text }) })
const page = (slug: string, ...blocks: object[]) => ({ ctPageSlug: slug, ctPageBody: blocks })
const faq = (text: string) => ({ ctFaqQuestion: text, ctFaqAnswer: '<p>Yes.</p>' })

const about = record({
  id: 'about',
  isDraft: true,
  editor: true,
  in: {
    en: page('about', quote('one', 'One'), quote('two', 'Two'), quote('three')),
    nl: page('over-ons', quote('one', 'Een'), quote('two'), quote('three', 'Drie')),
  },
})
const fire = record({ id: 'fire', type: 'faq', in: { en: faq('Fire?') } })
const wool = record({ id: 'wool', type: 'faq', isDraft: true, in: { en: faq('Wool?') } })
const other = record({ id: 'other', in: { en: page('other', quote('four')) } })
const drafts = buildSnapshot([about, fire, wool, other], true)
const published = buildSnapshot([record({ id: 'about', in: { en: page('about') } }), fire, other], false)

const slugs = { type: 'page', slugs: { en: 'about', nl: 'over-ons' } }
const nowhere: string[] = []
const open = (reads: string[], locale: Locale = defaultLocale, content: Snapshot = drafts) =>
  createPagePreview({ content, published, reads: new Set(reads), locale })

const edit = (block = '', language: Locale = 'en') => `${editor}/${language}/about${block}`

it('names the drafts of a page, and leads to where they are: its own, those in blocks, those with a page (PAGE-31)', () => {
  const preview = open(['page/about', 'faq/wool', 'faq/fire', 'faq:list', 'page@over-ons'])
  preview.shows('two', new Set(['wool']))
  expect(preview.notes(slugs, nowhere).drafts).toEqual([
    { name: 'about', state: 'changed', href: '#main', edit: edit() },
    { name: 'Wool?', state: 'new', href: '#block-two', edit: undefined },
  ])
  expect(open(['page/about']).notes(undefined, nowhere).drafts).toMatchObject([{ name: 'about', href: '/about' }])
  expect(open(['faq/wool']).notes(undefined, nowhere).drafts).toEqual([
    { name: 'Wool?', state: 'new', href: undefined, edit: undefined },
  ])
})

it('names what is in another language: a record, or a part of one, with the reason (PAGE-31, LOC-30, LOC-36)', () => {
  const preview = open(['page/about', 'faq/fire'], 'nl')
  preview.shows('two', new Set(['fire']))
  expect(preview.notes(slugs, nowhere).fallbacks).toEqual([
    {
      name: 'over-ons',
      part: 'ctPageBody.1.cbQuoteText',
      why: expect.stringMatching(/required|expected string/),
      language: 'en',
      href: '#block-two',
      edit: edit('#two', 'nl'),
    },
    { name: 'Fire?', language: 'en', href: '#block-two', edit: undefined },
  ])
  expect(open(['page/about', 'faq/fire']).notes(slugs, nowhere).fallbacks).toEqual([])
})

it('names what does not fit or is left out, of the records shown and in their language (PAGE-31, RELIABILITY 26)', () => {
  const preview = open(['page/about'])
  expect(preview.notes(slugs, nowhere).problems).toMatchObject([{ href: '#main', edit: edit('#three') }])
  preview.shows('three', new Set())
  preview.leavesOut(slugs, 'one', 'cb_quote (one) could not be rendered')
  const [left, ...problems] = preview.notes(slugs, nowhere).problems
  expect(left).toEqual({ name: 'cb_quote (one) could not be rendered', href: '#block-one', edit: edit('#one') })
  expect(problems.map(({ name, href, edit }) => [name.split(':')[1], href, edit])).toEqual([
    [' ctPageBody.2.cbQuoteText.en', '#block-three', edit('#three')],
  ])
})

it('names the problems of all content where no record is shown (RELIABILITY 26)', () => {
  const files = open([])
    .notes(undefined, nowhere)
    .problems.map(({ name }) => name.split(':')[0])
  expect(files).toEqual(['page/about', 'page/about', 'page/other'])
})

it('leads from a block to where it is edited, else to its record, else nowhere (PAGE-32)', () => {
  const preview = open([])
  expect(preview.findEditUrl(slugs, 'two')).toBe(edit('#two'))
  expect(preview.findEditUrl({ type: 'page', slugs: { en: 'other' } }, 'four')).toBeUndefined()
  expect(preview.findEditUrl({ type: 'page', slugs: { en: 'gone' } }, 'four')).toBeUndefined()
})

it('is told what a page with drafts has read, and public answers nothing of an editor (PAGE-31, PAGE-32)', async () => {
  const source: Source = {
    load: async (options) => ({ records: options.drafts ? [about, fire] : [fire], problems: [] }),
    watch: () => () => {},
  }
  const api = createApi({ source, previewSecrets: ['quite-a-secret'], log: () => {} })
  onTestFinished(api.close)
  await api.ready
  const reads = new Set<string>()
  const client = withDrafts(api, 'quite-a-secret', (tags) => tags.forEach((tag) => reads.add(tag)))
  const found = await client.page({ slug: 'about', locale: 'en' })
  expect([...reads]).toEqual(['page@about', 'page/about'])
  expect(JSON.stringify(found)).not.toContain(editor)
})
