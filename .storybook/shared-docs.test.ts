import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listSources } from '../packages/blocks/scripts/pages/sources.ts'
import { pageId } from './shared-docs.ts'

it('leads to a page of documentation that shows the component', () => {
  const stories = [...globSync('packages/blocks/src/**/*.stories.tsx'), ...globSync('.storybook/*/*.stories.tsx')]
  const components = new Map(
    stories.map((file) => {
      const text = readFileSync(file, 'utf8')
      const [, title = ''] = /title: '([^']+\/[^']+)'/.exec(text) ?? []
      const shown = text.match(/(?<=\b(?:sub)?components?: ).+/g)?.join(' ') ?? ''
      return [title.toLowerCase().replaceAll(/[ /]/g, '-'), shown]
    }),
  )
  const sources = listSources()
  expect(sources.length).toBeGreaterThan(90)
  for (const source of sources)
    expect(components.get(pageId(source)) ?? '', source.name).toMatch(new RegExp(`\\b${source.local}\\b`))
})
