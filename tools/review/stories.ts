import { everyStory, firstStory, frameName, type Frame } from '../../.storybook/frames.ts'
import type { Entry } from '../../scripts/built-storybook.ts'

/** Settings of a story that the toolbar cannot change: values of the toolbar, and the size of its window in px. */
export interface Pinned {
  globals: { brand?: string; locale?: string }
  size?: { width: number; height: number }
}

export interface Story extends Entry {
  /** The component that it shows, as `Blocks/Hero`. */
  component: string
  /** Whether it is the first one of its component. */
  isFirst: boolean
}

const normalize = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')

/** The stories of a Storybook, without pages of documentation; those whose title or name has the words, if there are any. */
export function storiesIn(entries: Entry[], words = ''): Story[] {
  const seen = new Set<string>()
  return entries
    .filter(({ type }) => type === 'story')
    .map((entry) => {
      const component = entry.title.replace(/\/States$/, '')
      const isFirst = !seen.has(component)
      seen.add(component)
      return { ...entry, component, isFirst }
    })
    .filter(({ title, name }) => normalize(`${title} ${name}`).includes(normalize(words)))
}

/** The frames of a story by name. One that differs from an earlier one only in what the story sets itself is left out. */
export function listFrames({ isFirst }: Story, { globals, size }: Pinned): Map<string, Frame> {
  const frames = new Map<string, Frame>()
  const keys = new Set<string>()
  for (const frame of isFirst ? [...everyStory, ...firstStory] : everyStory) {
    const seen = { ...frame, ...size, ...globals }
    const key = JSON.stringify([seen.width, seen.brand, seen.locale, seen.media])
    if (!keys.has(key)) frames.set(frameName(seen), seen)
    keys.add(key)
  }
  return frames
}
