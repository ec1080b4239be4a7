import type { Entry } from '../../scripts/built-storybook.ts'

const index = await fetch(new URL('index.json', process.env.STORYBOOK_URL))

/** All stories and pages of documentation. */
export const entries = Object.values(((await index.json()) as { entries: Record<string, Entry> }).entries)
