import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Contract } from '../contract/contract.ts'
import { contracts } from '../contracts.ts'

const blocks = join(import.meta.dirname, '../blocks')
const stylesOf = ({ type }: Contract) =>
  globSync(`${type.slice('cb_'.length).replaceAll('_', '-')}/*.css.ts`, { cwd: blocks })
    .map((path) => readFileSync(join(blocks, path), 'utf8'))
    .join('\n')

it.each(contracts.map((contract: Contract) => [contract.type, contract] as const))(
  '%s says in its contract whether the width of the window lays it out',
  (_, contract) => {
    expect(/\bfrom\.[sml]\b/.test(stylesOf(contract))).toBe(contract.pageWide === true)
  },
)
