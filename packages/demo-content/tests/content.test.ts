import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assets, editorSchema, entities, isLocalised, isObject, locales, localizedPath, type Page } from '@brand/content'
import { itemAt, problemLine } from '@brand/content-api'
import { languageProblems } from '@brand/content-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoContent as folder } from '../index.ts'
import { demoClient, demoSnapshot, fictionIn } from './snapshot.ts'

const snapshot = await demoSnapshot({ drafts: true })
const client = await demoClient()
const pages = snapshot.items('page')

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
const files = (await readdir(join(folder, 'records'), { recursive: true })).filter((file) => file.endsWith('.json'))
const records = await Promise.all(
  files.map(async (file) => ({ type: file.split(/[\\/]/)[0]!, record: await readJson(join('records', file)) })),
)
const written = JSON.stringify(records)
const pictures = assets.parse(await readJson('assets/assets.json'))

const findPage = (id: string, locale: (typeof locales)[number] = 'en') =>
  pages.find((item) => item.id === id)!.content.get(locale) as Page
const listBlockTypes = (id: string) => new Set(findPage(id).ctPageBody.map(({ type }) => type))

/** The schemas for editors, by type; zod takes a uri-reference for a whole URL. */
const schemas = new Map(
  entities.map((entity) => [
    entity.name,
    z.fromJSONSchema(JSON.parse(JSON.stringify(editorSchema(entity)).replaceAll(',"format":"uri-reference"', ''))),
  ]),
)

/** Every localised value of a record file. */
const localisedIn = (value: unknown): Partial<Record<string, unknown>>[] =>
  isLocalised(value) ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(localisedIn) : []

describe('the demo content', () => {
  it('lists thirty claims of figures and more, by many records and of many (FACT-15)', async () => {
    const sources = (await readJson('checks/sources.json')) as { place: string; from: string }[]
    expect(sources.length).toBeGreaterThanOrEqual(30)
    expect(new Set(sources.map(({ place }) => place)).size).toBeGreaterThan(15)
    expect(new Set(sources.map(({ from }) => from)).size).toBeGreaterThan(20)
  })

  it('has no problem (RELIABILITY 26)', () => expect(snapshot.problems.map(problemLine)).toEqual([]))

  it('is written as its languages are, in the words of the brand (LOC-33, LOC-34)', async () =>
    expect((await languageProblems(folder)).map(problemLine)).toEqual([]))

  it.each(records.map(({ type, record }, i) => [files[i]!, type, record] as const))(
    '%s fits the schema for editors (PAGE-05)',
    (_, type, record) => expect(schemas.get(type)!.safeParse(record).error).toBeUndefined(),
  )

  it('has every page in five languages, except the nested one, which lacks it and de (LOC-30)', () => {
    const partial = pages.filter(({ content }) => content.size < locales.length)
    expect(partial.map(({ localizedSlugs }) => localizedSlugs.slugs)).toEqual([
      { en: 'about/workshop', nl: 'over-ons/werkplaats', fr: 'a-propos/atelier' },
    ])
    expect(snapshot.find('page', 'about/workshop', 'de')!.usedLocale).toBe('en')
  })

  it('leads from every page in every language to the same page in every other (LOC-10, LOC-11, DRV-05)', () => {
    for (const { id, localizedSlugs } of pages)
      for (const locale of locales) expect(itemAt(snapshot, localizedPath(localizedSlugs, locale))?.id).toBe(id)
  })

  it('has a home page of many blocks, and one with blocks at their limits (RT-02)', () => {
    const four = ['cb_home_header', 'cb_image_text', 'cb_quote', 'cb_text']
    const more = ['cb_topic_teaser', 'cb_image_grid', 'cb_in_depth_info', 'cb_call_to_action_hero']
    expect([...listBlockTypes('home')]).toEqual(expect.arrayContaining([...four, ...more]))
    expect([...listBlockTypes('blocks')]).toEqual(expect.arrayContaining(four))
    expect(findPage('home').ctPageLightNavigation).toBe(true)
  })

  it('has a contact page, a privacy policy, and a private, a hidden and a draft page (RT-21, OR-11)', () => {
    const withStatus = (status: string) => pages.filter(({ id }) => findPage(id).ctPageStatus === status).map(({ id }) => id)
    expect(withStatus('private')).toEqual(['sample-room'])
    expect(withStatus('hidden')).toEqual(['blocks', 'thank-you'])
    expect(withStatus('draft')).toEqual(['lot-43'])
    expect(locales.map((locale) => findPage('contact', locale).ctPageSlug)).toEqual(locales.map(() => 'contact'))
    expect(findPage('privacy-policy-en', 'de').ctPageSlug).toBe('datenschutz')
  })

  it('has five menus, one external entry, one menu empty in one locale, eight accounts and an unknown one (NAV-10, OR-98)', async () => {
    const { menus, socials } = await client.general({ locale: 'en' })
    expect(menus.map(({ id }) => id)).toEqual(['main', 'about', 'doormat', 'footer', 'shortcuts'])
    expect(menus.flatMap(({ items }) => items).filter(({ link }) => link.startsWith('https:'))).toHaveLength(1)
    const inEachLocale = await Promise.all(locales.map((locale) => client.general({ locale })))
    const empty = inEachLocale.map(({ menus }) => menus.filter(({ items }) => !items.length).map(({ id }) => id))
    expect(empty).toEqual([[], [], [], [], ['doormat']])
    const types = ['facebook', 'pinterest', 'linkedin', 'instagram', 'tiktok', 'twitter-x', 'youtube', 'medium', 'pigeon-post']
    expect(socials.map(({ type }) => type)).toEqual(types)
  })

  it('has an organization without a telephone in one locale (ENT-01)', async () => {
    const organizations = await Promise.all(locales.map((locale) => client.organization({ locale })))
    expect(organizations.map(({ telephone }) => Boolean(telephone))).toEqual([true, true, true, true, false])
  })

  it('says that it is fiction on the legal pages of every language and nowhere else, and names no address outside .example (GEN-15)', () => {
    for (const locale of locales) {
      const says = (value: unknown) =>
        JSON.stringify(value ?? '')
          .toLowerCase()
          .includes(fictionIn(locale).toLowerCase())
      const saying = entities.flatMap(({ name }) => snapshot.items(name)).filter(({ content }) => says(content.get(locale)))
      expect([locale, saying.map(({ id }) => id).toSorted()]).toEqual([
        locale,
        ['accessibility', 'cookies', 'delivery-and-returns', 'imprint', 'privacy-policy-en', 'terms-of-sale'],
      ])
      for (const { content } of saying) expect(says((content.get(locale) as Page).ctPageMetadata)).toBe(false)
    }
    expect(
      [...written.matchAll(/(?:https?:\/\/|mailto:[^@"]+@)([\w.-]+)/g)]
        .map(([, host]) => host)
        .filter((host) => !host!.endsWith('.example')),
    ).toEqual([])
  })

  it('is translated, not copied: no sentence is the same in two languages (LOC-32)', () => {
    const sentences = localisedIn([records, pictures]).map((value) =>
      Object.values(value).filter((text) => typeof text === 'string' && text.length > 30),
    )
    expect(sentences.filter((texts) => new Set(texts).size < texts.length)).toEqual([])
  })

  it('is set as French is: no breaking space before ; : ! ? and inside « » (LOC-07)', () => {
    const french = localisedIn([records, pictures]).map(({ fr }) => JSON.stringify(fr ?? ''))
    expect(french.filter((text) => / [;:!?»]|« |\w[;!?»](?![^<]*>)|«\w/.test(text.replaceAll(/&\w+;|https?:/g, '')))).toEqual([])
  })
})

describe('the pictures and films', () => {
  it('are of a sensible size, listed as they are (npm run assets), and all in use (IMG-06)', async () => {
    let together = 0
    for (const [id, { file, hash, width, height }] of Object.entries(pictures)) {
      const content = await readFile(join(folder, 'assets', file))
      expect([id, createHash('sha256').update(content).digest('hex').slice(0, 8)]).toEqual([id, hash])
      expect([id, Math.max(width, height) <= 1_920]).toEqual([id, true])
      expect([id, content.length < 700_000]).toEqual([id, true])
      expect([id, written.includes(`"image":"${id}"`)]).toEqual([id, true])
      together += content.length
    }
    expect(together).toBeLessThan(30_000_000)
  })

  it('are described in every language, wherever they are shown (IMG-06, LOC-32)', () => {
    const texts = Object.values(pictures).flatMap(({ alt }) => (alt === undefined ? [] : [alt]))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => !isObject(text) || Object.keys(text).length < locales.length)).toEqual([])
    const picturesIn = (value: unknown): unknown[] =>
      Array.isArray(value)
        ? value.flatMap(picturesIn)
        : !isObject(value)
          ? []
          : 'width' in value
            ? [value]
            : Object.values(value).flatMap(picturesIn)
    const described = pages.flatMap(({ content }) => [...content.values()].flatMap(picturesIn)) as { alt: string }[]
    expect(described.length).toBeGreaterThan(100)
    expect(described.filter(({ alt }) => alt !== '' && alt.length < 20)).toEqual([])
  })

  it('are there for every address, each small enough to be sent (BLK-home_header-12)', async () => {
    const films = new Set([...written.matchAll(/"\/media\/([^"]+)"/g)].map(([, file]) => file!))
    const captions = locales.map((locale) => `film-${locale}.vtt`).toSorted()
    expect([...films].toSorted()).toEqual([...captions, 'film.mp4', 'loop.mp4', 'loop.ogv', 'loop.webm'])
    for (const film of films) expect((await stat(join(folder, 'assets', film))).size).toBeLessThan(1_500_000)
  })
})
