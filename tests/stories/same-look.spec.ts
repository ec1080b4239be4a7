import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { settle } from '../../scripts/built-storybook.ts'
import { entries } from './entries.ts'
import { test } from './studio.ts'

test.skip(!process.env.FULL, 'slow')

/** Stories that a reader of a component's pages compares. The description of one with `same-look` explains the likeness. */
const compared = entries.filter(
  ({ title, type, tags }) => type === 'story' && !/^(?:Start|Tests)\//.test(title) && !tags?.includes('same-look'),
)

const components = [...Map.groupBy(compared, ({ title }) => title.replace(/\/States$/, ''))].filter(
  ([, stories]) => stories.length > 1,
)

for (const [component, stories] of components)
  test(`${component}: no two stories look the same`, async ({ studio }) => {
    const looks = new Map<string, string>()
    const same: string[] = []
    for (const story of stories) {
      await studio.show(story)
      await settle(studio.page)
      const picture = await studio.page.screenshot({ fullPage: true, animations: 'disabled' })
      const look = createHash('sha256').update(picture).digest('hex')
      const other = looks.get(look)
      if (other) same.push(`${story.name} looks like ${other}`)
      looks.set(look, story.name)
    }
    expect(same).toEqual([])
  })
