import { expect, it } from 'vitest'
import { implementedContracts } from '../src/contracts.ts'
import { entryOf } from '../src/contract/contract.ts'
import { node } from './node.ts'

it('every block without JavaScript renders as a React Server Component, every example in every language', async () => {
  const rendered: Record<string, string[]> = JSON.parse(await node('--conditions=react-server', 'tests/render-on-server.ts'))
  expect(Object.keys(rendered)).toEqual(
    implementedContracts.filter(({ hydrate }) => hydrate === 'none').map(({ type }) => entryOf(type)),
  )
  for (const [entry, texts] of Object.entries(rendered)) expect(texts, entry).not.toContain('')
})
