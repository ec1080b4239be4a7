/** What the Composer knows of the demo content: its pictures, its records by name, and an example of each block. */
import { puckBlocks, type EditableBlock } from '../../packages/blocks/src/generated/puck-blocks.ts'
import type { ShapeName } from '../../packages/blocks/src/contract/fields.ts'
import assets from '../../packages/demo-content/assets/assets.json' with { type: 'json' }
import { recordOf } from '../copy/record.ts'
import type { Told } from './told.ts'

/** A block in the body of a record. */
export type BlockRecord = { type: string; anchor?: string } & Record<string, unknown>

/** A page as its file holds it. */
export interface PageRecord {
  ctPageBody?: BlockRecord[]
}

/** A picture of the demo content. */
export interface Asset {
  file: string
  width: number
  height: number
  color: string
  focalPoint?: { x: number; y: number }
  preview?: string
  alt?: Told
}

/** The pictures by name. */
export const pictures: Readonly<Record<string, Asset>> = assets

/** Where Storybook serves what the site serves at `/media/`. */
export const mediaAddress = (path: string) => path.replace(/^\/media\//, '/content/')

/** `records/family/murmel.json` is the record `murmel`; nothing of it is loaded. */
const files = Object.keys(
  import.meta.glob('../../packages/demo-content/records/{page,family,fabric,model,designer,acousticGuide,article}/*.json'),
)
const namesIn = (folder: string) =>
  files.flatMap((path) => {
    const [, found, name] = /\/([^/]+)\/([^/]+)\.json$/.exec(path)!
    return found === folder && !name!.endsWith('.draft') ? [name!] : []
  })

/** The pages that can be opened, by the name of their file. */
export const pageNames = namesIn('page')

/** A record as it is now: Storybook serves them beside itself, so that an edited one does not reload the Composer. */
async function readRecord(file: string): Promise<unknown> {
  const answer = await fetch(`/records/${file}.json`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`There is no record ${file}.`)
  return answer.json()
}

/** A page as it is now. */
export const readPage = async (name: string) => (await readRecord(`page/${name}`)) as PageRecord

/** Where the blocks of the demo content are that new ones begin with, the better examples first; together they have all types. */
export const exampleFiles = [
  'page/home',
  'page/about',
  'page/sustainability',
  'page/visit-us',
  'page/careers',
  'page/designers',
  'page/downloads',
  'page/awards',
  'page/contact',
  'page/catalog',
  'page/noise-reduction',
  'page/roll-calculator',
  'page/apply-now',
  'acousticGuide/echo',
  'article/what-fins-do',
  'page/blocks',
]

/**
 * A block of each type, taken from records, whose pictures and links are those of the site. A type that the demo content does not
 * have yet begins with its own example.
 */
export function examplesIn(records: readonly unknown[]): Readonly<Record<string, BlockRecord>> {
  const lists = records.flatMap((record) => Object.values(record as Record<string, unknown>).filter(Array.isArray))
  const blocks = lists.flat() as Partial<BlockRecord>[]
  const exampleOf = ({ contract, fixtures }: EditableBlock) =>
    blocks.find(({ type }) => type === contract.type) ?? recordOf(contract, Object.values(fixtures)[0]!)
  return Object.fromEntries(puckBlocks.map((block) => [block.contract.type, exampleOf(block) as BlockRecord]))
}

export const readExamples = async () => examplesIn(await Promise.all(exampleFiles.map(readRecord)))

const foldersOf: Partial<Record<ShapeName, readonly string[]>> = {
  product: ['family', 'fabric'],
  absorber: ['family', 'fabric'],
  model: ['model'],
  designer: ['designer'],
  guide: ['acousticGuide'],
  article: ['article'],
}

/** The records that a block can show in a shape, by id, which contain a word. */
export const recordIds = (shape: ShapeName, keyword: string) =>
  (foldersOf[shape] ?? []).flatMap(namesIn).filter((id) => id.includes(keyword.toLowerCase().replaceAll(' ', '-')))

/** The first picture of a record, by name. */
async function readPicture(shape: ShapeName, id: string): Promise<string | undefined> {
  const folder = foldersOf[shape]?.find((each) => namesIn(each).includes(id))
  const record = folder ? await readRecord(`${folder}/${id}`) : {}
  return Object.values(record as Record<string, { image?: string } | null>).find((value) => value?.image)?.image
}

const pictureNames = new Map<string, Promise<string | undefined>>()

/** The picture of a record, by name; read once. */
export function pictureOfRecord(shape: ShapeName, id: string): Promise<string | undefined> {
  const name = pictureNames.get(id) ?? readPicture(shape, id).catch(() => undefined)
  pictureNames.set(id, name)
  return name
}

/** `tomas-lindqvist` as words. */
export const nameOfRecord = (id: string) => id.replaceAll('-', ' ').replace(/(?:^| )\w/g, (letter) => letter.toUpperCase())
