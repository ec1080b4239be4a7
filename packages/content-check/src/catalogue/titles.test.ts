import { expect, it } from 'vitest'
import { titleProblems } from './titles.ts'

const article = (title: unknown) => ({
  place: 'article/fair',
  file: 'records/article/fair.json',
  value: { ctArticleTitle: title },
})

it('lists a title that is short in some languages only, which would have another size there (ART-09)', () => {
  const [short, long] = ['x'.repeat(39), 'x'.repeat(40)]
  expect(titleProblems([article(short), article({ en: short, de: 'y' }), article({ en: long, de: long })])).toEqual([])
  expect(titleProblems([article({ en: short, de: long, fr: long })])).toMatchObject([
    { path: 'ctArticleTitle', message: expect.stringMatching(/not in de, fr only$/) },
  ])
})
