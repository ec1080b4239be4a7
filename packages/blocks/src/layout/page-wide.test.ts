import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryOf, type Contract } from '../contract/contract.ts'
import { contracts } from '../contracts.ts'

const src = join(import.meta.dirname, '..')

/** The stylesheets of a block, with the recipes that they are made from. */
function readStyles(contract: Contract): string {
  const folder = join(src, 'blocks', entryOf(contract.type))
  const styles = globSync('*.css.ts', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'))
  const recipes = styles.flatMap((text) =>
    [...text.matchAll(/from '(\.[^']*\/styles\/[\w-]+\.ts)'/g)].map(([, path]) => join(folder, path!)),
  )
  return [...styles, ...recipes.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n')
}

it.each(contracts.map((contract: Contract) => [contract.type, contract] as const))(
  '%s says in its contract whether the width of the window lays it out',
  (_, contract) => {
    expect(/\bfrom\.[sml]\b/.test(readStyles(contract))).toBe(contract.pageWide === true)
  },
)
