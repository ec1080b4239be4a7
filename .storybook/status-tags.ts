import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { statusOfEntry } from '../packages/blocks/scripts/pages/sections.ts'

/** Returns the status of the component that the stories of a file show. Other files have none. */
function readStatus(file: string): string[] {
  if (!file.includes('/packages/blocks/src/')) return []
  const folder = dirname(file)
  const [contract] = globSync('*.contract.ts', { cwd: folder })
  if (!contract) return [statusOfEntry(basename(folder))]
  return [readFileSync(`${folder}/${contract}`, 'utf8').includes("status: 'experimental'") ? 'experimental' : 'stable']
}

/** Adds the status to the tags of all stories, so that the sidebar can filter by it. */
export const addStatus = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...readStatus(file)] })),
})
