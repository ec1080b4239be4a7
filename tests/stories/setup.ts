import type { StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { axeOptions, faultsIn, permutationsOf } from './permutations.ts'

// A busy machine moves a row of pictures in more than the usual second.
configure({ asyncUtilTimeout: 10_000 })

const messages: string[] = []
const { error, warn } = console
beforeAll(() => {
  for (const [level, write] of Object.entries({ error, warn }))
    Object.assign(console, {
      [level](...args: unknown[]) {
        messages.push(`${level}: ${args.map(String).join(' ')}`)
        write.apply(console, args)
      },
    })
})
// Other files of stories may share the page.
afterAll(() => void Object.assign(console, { error, warn }))
beforeEach(() => void messages.splice(0))

/**
 * Notes on Puck: of the browser, that an observer is told in the next frame, as Puck measures the page that is composed so; of React,
 * that its editor of rich text is loaded while a test presses something.
 */
const isOfPuck = (message: string, { title }: StoryContext) =>
  /^(?:Start|Tests)\/Composer/.test(title) &&
  /ResizeObserver loop completed with undelivered notifications|A component suspended inside an `act` scope/.test(message)

/** After a story has rendered, played and passed axe, it is shown in the permutations; the console stays empty meanwhile. */
async function inPermutations(context: StoryContext): Promise<void> {
  const faults: string[] = []
  for (const permutation of permutationsOf(context.id, Boolean(import.meta.env.STORYBOOK_FULL)))
    faults.push(...(await faultsIn(context, permutation)))
  expect(faults.join('\n\n'), 'in other themes, tones, languages, directions and widths').toBe('')
  const faulty = messages.filter((message) => !isOfPuck(message, context))
  expect(faulty, 'messages of the console').toEqual([])
}

beforeAll(() => {
  const { globalProjectAnnotations: annotations } = globalThis
  // Storybook runs these hooks last to first, so this one comes after axe.
  annotations.afterEach = [inPermutations, annotations.afterEach].flat().filter((hook) => hook !== undefined)
  const { parameters } = annotations
  annotations.parameters = { ...parameters, a11y: { ...(parameters?.a11y as object), options: axeOptions } }
})
