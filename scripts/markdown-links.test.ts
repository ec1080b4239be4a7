import { expect, it } from 'vitest'
import { anchorsIn, deadLinks } from './markdown-links.ts'

it('gives headings the anchors of GitHub', () => {
  const document = '# A `b`, c!\n## State\n## State\n```sh\n# no heading\n```\n### [Über uns](x.md)'
  expect([...anchorsIn(document)]).toEqual(['a-b-c', 'state', 'state-1', 'über-uns'])
})

it('finds links to no file and to no heading', () => {
  const files: Record<string, string> = { 'docs/a.md': '# One', 'README.md': '# Two' }
  const dead = (document: string) => deadLinks('docs/a.md', document, (path) => files[path])
  expect(dead('[a](../README.md#two) [b](#one) [c](https://x.y) `[d](none.md)`\n# One')).toEqual([])
  expect(dead('[a](none.md) ![b](none.webp) [c](../README.md#three) [d](#two)')).toEqual([
    'none.md',
    'none.webp',
    '../README.md#three',
    '#two',
  ])
})
