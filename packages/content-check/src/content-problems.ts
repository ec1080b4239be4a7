import type { Locale } from '@brand/content'
import { createSnapshot, embeddedSource, problemLine } from '@brand/content-api'
import { catalogueProblems } from './catalogue/index.ts'
import { languageProblems } from './language/index.ts'

interface Options {
  locales: readonly Locale[]
  /** Names of the surfaces that the brand has. Default: any name is accepted. */
  surfaces?: readonly string[] | undefined
}

/** Every problem of a content folder, in what is published and in its drafts, each once as a line, and how many records it has. */
export async function contentProblems(folder: string, options: Options): Promise<{ records: number; problems: string[] }> {
  const source = embeddedSource(folder)
  const load = async (drafts: boolean) => {
    const loaded = await source.load({ drafts, locales: options.locales })
    return { count: loaded.records.length, problems: createSnapshot(loaded, { ...options, drafts }).problems }
  }
  const [published, preview] = [await load(false), await load(true)]
  const texts = [...(await catalogueProblems(folder)), ...(await languageProblems(folder))]
  const lines = [...published.problems, ...preview.problems, ...texts].map(problemLine)
  return { records: preview.count, problems: [...new Set(lines)] }
}
