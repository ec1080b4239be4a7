import { fileURLToPath } from 'node:url'
import { locales } from '@brand/content'
import { embeddedSource } from '../embedded/index.ts'
import { createSnapshot } from '../snapshot.ts'

export const demoFolder = fileURLToPath(new URL('../../../demo-content/', import.meta.url))

/** The snapshot of the demo content, as visitors see it or with its drafts. */
export async function demoSnapshot({ drafts }: { drafts: boolean }) {
  const options = { locales, drafts }
  return createSnapshot(await embeddedSource(demoFolder).load(options), options)
}
