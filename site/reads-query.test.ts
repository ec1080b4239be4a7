import { expect, it } from 'vitest'
import { readsQuery } from './reads-query.ts'

const reads = (path: string, query: string) => readsQuery(path, new URLSearchParams(query))

it('only a page that answers the query depends on it; all others are cached (RT-38, FAQ-04)', () => {
  expect([reads('/search', ''), reads('/faq', 'q=felt')]).toEqual([true, true])
  expect([reads('/faq', ''), reads('/faq', 'utm_source=q'), reads('/about', 'q=felt'), reads('/', 'q=felt')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
