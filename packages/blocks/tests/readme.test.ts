import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'

/** `a-{b,c}` to `a-b` and `a-c`. */
function expand(name: string): string[] {
  const [braces, words] = /\{([^}]*)\}/.exec(name) ?? []
  return braces && words ? words.split(',').flatMap((word) => expand(name.replace(braces, word))) : [name]
}

it('the read-me explains every custom property of a theme, and no other', () => {
  const readme = readFileSync(`${root}/README.md`, 'utf8').split('| Custom properties |')[1]!
  const theme = readFileSync(`${root}/dist/themes/wireframe.css`, 'utf8')
  const explained = [...readme.matchAll(/`(--b-[\w{},-]+)`/g)].flatMap(([, name]) => expand(name!))
  const existing = new Set([...theme.matchAll(/--b-[\w-]+(?=:)/g)].map(([name]) => name))
  expect(explained.toSorted()).toEqual([...existing].toSorted())
})
