import type { StoryContext } from '@storybook/react-vite'
import { beforeAll, beforeEach, expect } from 'vitest'
import { faultsIn, permutationsOf } from './permutations.ts'

const messages: string[] = []
for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console)
  console[level] = (...args: unknown[]) => {
    messages.push(`${level}: ${args.map(String).join(' ')}`)
    write(...args)
  }
}
beforeEach(() => void messages.splice(0))

/** After a story has rendered, played and passed axe, it is shown in the permutations; the console stays empty meanwhile. */
async function inPermutations(context: StoryContext): Promise<void> {
  const faults: string[] = []
  for (const permutation of permutationsOf(context.id, Boolean(import.meta.env.STORYBOOK_FULL)))
    faults.push(...(await faultsIn(context, permutation)))
  expect(faults.join('\n\n'), 'in other themes, tones, languages, directions and widths').toBe('')
  expect(messages, 'messages of the console').toEqual([])
}

beforeAll(() => {
  const { globalProjectAnnotations: annotations } = globalThis
  // Storybook runs these hooks last to first, so this one comes after axe.
  annotations.afterEach = [inPermutations, annotations.afterEach].flat().filter((hook) => hook !== undefined)
})
