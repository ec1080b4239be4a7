import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, type Assets } from '@brand/content'
import { listRecords, readAssets, readJson, type Problem } from '@brand/content-api'
import { mediaProblems } from '../media.ts'
import { anchorProblems } from './anchors.ts'
import { claimProblems, type Claim } from './claims.ts'
import { factLines, factProblems, type Exception } from './facts.ts'
import { measuredProblems } from './measured.ts'
import { pictureProblems, type PictureWords } from './pictures.ts'
import { priceProblems } from './prices.ts'
import { reflectanceProblems } from './reflectance.ts'
import { sourceProblems, type Source } from './sources.ts'
import { telephoneProblems } from './telephones.ts'
import type { Written } from './texts.ts'
import { titleProblems } from './titles.ts'

/** A file that a folder may do without. */
const readOptional = (folder: string, file: string, other: unknown): unknown => {
  try {
    return readJson(folder, file)
  } catch {
    return other
  }
}

const written = (place: string, file: string, value: unknown): Written[] => (isObject(value) ? [{ place, file, value }] : [])

/** The records of a folder as they are written; what cannot be read is left to the check of the schemas. */
async function readRecords(folder: string): Promise<Written[]> {
  const types = await listRecords(folder, true)
  return [...types].flatMap(([type, files]) =>
    files.flatMap(({ id, file }) => written(`${type}/${id}`, file, readOptional(folder, file, undefined))),
  )
}

/** The texts of a folder's documents. */
async function readDocuments(folder: string): Promise<Written[]> {
  const names = (await readdir(join(folder, 'documents')).catch(() => [])).filter((name) => name.endsWith('.json'))
  return names.flatMap((name) =>
    written(`document/${name.replace('.json', '')}`, `documents/${name}`, readOptional(folder, `documents/${name}`, undefined)),
  )
}

/** The alternative texts of pictures; each names the products that it shows. */
const textsOfPictures = (assets: Assets): Written[] =>
  Object.entries(assets).map(([id, { alt, shows }]) => ({
    place: `picture/${id}`,
    file: 'assets/assets.json',
    value: { [id]: { alt, names: Object.keys(shows?.products ?? {}) } },
  }))

/**
 * Lists the contradictions of a content folder, and files that are missing. It compares figures, ratings, measurements, prices,
 * claims, pictures, light reflectances, telephone numbers, sizes of titles and names of blocks. The folder may have four lists:
 * - `checks/exceptions.json`: Figures that no record owns.
 * - `checks/claims.json`: Claims about all products.
 * - `checks/sources.json`: Figures with the facts that they repeat.
 * - `checks/words.json`: Words for the contents of pictures.
 */
export async function catalogueProblems(folder: string): Promise<Problem[]> {
  const records = await readRecords(folder)
  const assets = readAssets(folder, {}, () => {})
  const texts = [...records, ...(await readDocuments(folder)), ...textsOfPictures(assets)]
  const exceptions = readOptional(folder, 'checks/exceptions.json', []) as Exception[]
  const words = readOptional(folder, 'checks/words.json', { colors: [], products: [] }) as PictureWords
  return [
    ...factProblems(texts, exceptions),
    ...measuredProblems(records),
    ...priceProblems(records),
    ...claimProblems(records, readOptional(folder, 'checks/claims.json', []) as Claim[]),
    ...sourceProblems(records, readOptional(folder, 'checks/sources.json', []) as Source[]),
    ...pictureProblems(records, assets, words),
    ...reflectanceProblems(records),
    ...telephoneProblems(records),
    ...titleProblems(records),
    ...anchorProblems(records),
    ...(await mediaProblems(folder, records)),
  ]
}

/** The facts of a content folder by record, a line each. */
export const catalogueFacts = async (folder: string): Promise<string[]> => factLines(await readRecords(folder))
