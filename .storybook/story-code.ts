import { readFile } from 'node:fs/promises'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixtures } from '../packages/blocks/src/contract/fixtures.ts'
import { formatPage } from './copy/jsx.ts'

/** A story in the manifest that Storybook makes for agents. */
export interface StoryEntry {
  id: string
  name: string
  /** Its code, as far as it can be read without running it; what cannot be is told as an error or as a warning. */
  snippet?: string
  error?: object
  warning?: string
}

/** The code of a file of stories. */
export const readStories = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

/** The name of the example that a story shows: `minimal` of `example(fixtures.minimal)`. None where the story changes its props. */
function exampleName({ name }: StoryEntry, source: string): string | undefined {
  const [, rest = ''] = source.split(new RegExp(`^export const ${name.replaceAll(' ', '')}\\b`, 'm'))
  const [story = ''] = rest.split(/^export /m)
  return /\b(?:args|render):/.test(story) ? undefined : /\bexample\(fixtures\.(\w+)\)/.exec(story)?.[1]
}

/** A story without code that is not whole. */
export const withoutFragment = ({ snippet, error, warning, ...story }: StoryEntry): StoryEntry =>
  error || warning || !snippet ? story : { ...story, snippet }

/** A story of a block, with a page that shows its example as its code. */
export function withExample(story: StoryEntry, source: string, contract: Contract, fixtures: Fixtures<object>): StoryEntry {
  const fixture = fixtures[exampleName(story, source) ?? '']
  return fixture
    ? withoutFragment({ ...story, error: undefined, warning: undefined, snippet: formatPage([{ contract, props: fixture.en }]) })
    : withoutFragment(story)
}
