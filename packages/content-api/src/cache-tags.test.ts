import { expect, it } from 'vitest'
import { answerTags, purgedTags, tagHeaders } from './cache-tags.ts'
import { catalogue } from './test/catalogue.ts'
import { start } from './test/start.ts'

it('an answer has the tags of what it shows, as caches take them (OPS-07)', () => {
  const tags = ['page/about us', 'article:list', 'page@about', 'page@contact']
  expect(answerTags(tags)).toEqual(['article:list', 'page/about%20us', 'page:addresses', 'site'])
  expect(purgedTags(tags)).toEqual(['page/about%20us', 'article:list', 'page:addresses'])
  expect(tagHeaders(['site', 'page/a'])).toEqual({ 'cache-tag': 'site,page/a', xkey: 'site page/a' })
})

it('more tags than a header may have are tags of a whole kind, the longest first (OPS-07)', () => {
  const many = Array.from({ length: 40 }, (_, i) => `location/dealer-in-a-town-${i}`)
  expect(answerTags(['page/about', ...many])).toEqual(['location', 'page/about', 'site'])
  const endless = Array.from({ length: 80 }, (_, i) => `a-long-name-of-a-kind-${i}:list`)
  expect(answerTags(endless)).toEqual(['site', 'unknown'])
})

it('answers of the API have tags, but none with a preview key; a purged cache keeps them, no other (OPS-07, RELIABILITY 9)', async () => {
  const { get } = await start({ content: catalogue, previewSecret: 'secret' })
  const felt = (await get('/api/fabrics?slug=felt')).headers
  expect(felt.get('xkey')).toMatch(/(^| )fabric\/felt( .*)? site( |$)/)
  expect(felt.get('cache-tag')).toBe(felt.get('xkey')!.replaceAll(' ', ','))
  expect(felt.get('cache-control')).toBe('public, no-cache, stale-if-error=86400')
  for (const key of ['secret', 'wrong'])
    expect((await get(`/api/fabrics?slug=felt&preview=${key}`)).headers.get('xkey')).toBeNull()
})
