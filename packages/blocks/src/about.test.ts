import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { readEvents } from '../scripts/pages/read-events.ts'
import { abouts, listBlockSections, listComponentSections, type Shared } from '../scripts/pages/sections.ts'
import { listSources } from '../scripts/pages/sources.ts'
import { componentOf, implementedContracts, type Contract } from './contracts.ts'

const contracts: readonly Contract[] = implementedContracts
const sources = listSources()
const blocks = contracts.map((contract) => [componentOf(contract.type), contract] as const)
const others = Object.entries(abouts).flatMap(([group, components]) =>
  Object.entries(components).map(([name, about]) => [`${group}/${name}`, about] as const),
)

it('guides to other components that exist, and never to the same one', () => {
  const names = sources.map(({ name }) => name)
  for (const [own, { alternatives = {} }] of [...blocks, ...others])
    for (const to of Object.keys(alternatives)) {
      const name = to.startsWith('cb_') ? componentOf(to) : to
      expect(names, own).toContain(name)
      expect(own.endsWith(`/${name}`) || own === name, own).toBe(false)
    }
})

it('has guidance about published components only', () => {
  const published = new Set(sources.map(({ name, group }) => `${group}/${name}`))
  expect(others.map(([name]) => name).filter((name) => !published.has(name))).toEqual([])
})

it('describes each hydrated block without JavaScript', () => {
  const silent = contracts.filter(({ hydrate, behaviour }) => hydrate !== 'none' && !behaviour?.withoutScript)
  expect(silent.map(({ type }) => type)).toEqual([])
})

it('lists each event on the page of a component, with its meaning', () => {
  const events = readEvents(readFileSync(join(root, 'src/events.ts'), 'utf8'))
  const listed = [...blocks, ...others].flatMap(([, { behaviour }]) => behaviour?.events ?? [])
  expect([...new Set(listed)].toSorted()).toEqual(Object.keys(events).toSorted())
})

it('writes the page of each component from its contract, its types and its docstrings, without a requirement', () => {
  const shared: Shared = { parts: {}, events: {}, linkTo: ({ group, name }) => `${group}/${name}.md`, changelog: '' }
  for (const source of sources) {
    const contract = source.group === 'blocks' ? blocks.find(([name]) => name === source.name)?.[1] : undefined
    const sections = contract ? listBlockSections(contract, source, shared) : listComponentSections(source, shared)
    const text = sections.map(({ markdown }) => markdown).join('\n')
    expect(source.description, source.name).not.toBe('')
    expect(text, source.name).not.toMatch(/@requirement|\b(?:BLK-[a-z_]+|[A-Z]{2,}\d?)-\d{2}\b/)
    const unexplained = source.props.filter(({ purpose }) => !purpose).map(({ name }) => name)
    expect([source.name, unexplained]).toEqual([source.name, []])
  }
  const quote = listBlockSections(
    blocks.find(([name]) => name === 'Quote')![1],
    sources.find(({ name }) => name === 'Quote')!,
    shared,
  )
  expect(quote.find(({ heading }) => heading === 'Use instead')!.markdown).toContain('[TopicTeaser](blocks/TopicTeaser.md)')
})
