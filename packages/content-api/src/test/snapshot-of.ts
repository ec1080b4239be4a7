import { locales, type Locale } from '@brand/content'
import { embeddedSource } from '../embedded/index.ts'
import { problemLine } from '../ingest/problems.ts'
import { createSnapshot } from '../create-snapshot.ts'
import { contentFolder } from './content-folder.ts'

interface Options {
  active?: readonly Locale[]
  drafts?: boolean
  surfaces?: readonly string[]
}

/** The snapshot of a folder with the given files, and its problems as lines. */
export async function loadSnapshot(files: Record<string, unknown>, { active = locales, drafts = false, surfaces }: Options = {}) {
  const options = { locales: active, drafts, surfaces }
  const snapshot = createSnapshot(await embeddedSource(await contentFolder(files)).load(options), options)
  return { snapshot, lines: snapshot.problems.map(problemLine) }
}
