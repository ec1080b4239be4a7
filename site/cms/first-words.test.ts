import type { Block } from '@brand/content'
import { expect, it } from 'vitest'
import { withFirstWords } from './first-words.ts'

const header = {
  id: 'a-1',
  type: 'cb_static_header',
  cbStaticHeaderTitle: 'Felt that listens',
} as unknown as Block
const words = {
  id: 'a-3',
  type: 'cb_text',
  cbTextHtml: '<p>It takes the <b>noise</b> &amp; leaves the words.</p>',
} as unknown as Block
const teaser = { id: 'a-2', type: 'cb_topic_teaser', cbTopicTeaserTitle: 'Lamps' } as unknown as Block

it('gives a page without metadata the title and the text of its first block that has one (SEO-01, SEO-02)', () => {
  const expected = { meta_title: 'Felt that listens', meta_description: 'It takes the noise & leaves the words.' }
  expect(withFirstWords({}, [header, teaser, words])).toEqual(expected)
  expect(withFirstWords({}, [{ id: 'a-0', type: 'cb_not_yet' }, teaser])).toEqual({ meta_title: 'Lamps' })
  expect(withFirstWords({}, [])).toEqual({})
})

it('leaves what the metadata say, and cuts a long text at the end of a word (SEO-01)', () => {
  const own = { meta_title: 'Felt', meta_description: 'Quiet.' }
  expect(withFirstWords(own, [header])).toEqual(own)
  const long = { id: 'a-1', type: 'cb_text', cbTextHtml: `<p>${'quiet '.repeat(60)}</p>` } as unknown as Block
  const { meta_description: text } = withFirstWords({}, [long])
  expect(text!.length).toBeLessThanOrEqual(162)
  expect(text).toMatch(/quiet …$/)
})
