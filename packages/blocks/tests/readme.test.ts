import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root, themes } from '../scripts/entries.ts'
import { entryOf, type Contract } from '../src/contract/contract.ts'
import { implementedContracts } from '../src/contracts.ts'
import { themeTable } from '../src/theme/theme-docs.ts'

const readme = readFileSync(`${root}/README.md`, 'utf8')
const maxLines = 350

it('the README has at most 350 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines)
})

it('the README names the experimental blocks', () => {
  const experimental = implementedContracts.filter((contract: Contract) => contract.status === 'experimental')
  const [, names] = /the `status` `experimental`: (.+?);/.exec(readme)!
  expect(names!.match(/[\w-]+/g)).toEqual(experimental.map(({ type }) => entryOf(type)).toSorted())
})

it('REFERENCE.md has the current table of theme values (`npm run generate`)', () => {
  expect(readFileSync(`${root}/REFERENCE.md`, 'utf8')).toContain(themeTable())
})

it.each(themes)(
  'theme %s has every custom property of the table, and beside those only surfaces, the actions on them, and its inverted scheme',
  (theme) => {
    const explained = [...themeTable().matchAll(/^\| `(--b-[\w-]+)`/gm)].map(([, name]) => name!)
    const css = readFileSync(`${root}/dist/themes/${theme}.css`, 'utf8')
    const existing = new Set([...css.matchAll(/--b-[\w-]+(?=:)/g)].map(([name]) => name))
    expect(explained.filter((name) => !existing.has(name))).toEqual([])
    const documented = new Set(explained)
    const others = [...existing].filter((name) => !documented.has(name))
    expect(
      others.filter(
        (name) => !/^--b-((on-)?surface|like-accent|own)-|^--b-(on-)?action-on-accent|^--b-inverted-scheme$/.test(name),
      ),
    ).toEqual([])
  },
)
