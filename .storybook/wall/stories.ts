/** A story in the index of Storybook. */
export type Entry = Record<'id' | 'title' | 'name' | 'type', string>

/** Reads which stories a wall can show: all but pages of Storybook, such as the wall itself, and tests. */
export async function readStories(): Promise<Entry[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(({ type, title }) => type === 'story' && !/^(?:Start|Tests)\//.test(title))
}
