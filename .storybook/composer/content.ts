/** Demo content for the Composer: its pictures, its records by name, and an example of each block. */
import { puckBlocks } from '../../packages/blocks/src/generated/puck-blocks.ts'
import type { ShapeName } from '../../packages/blocks/src/contract/fields.ts'
import assets from '../../packages/demo-content/assets/assets.json' with { type: 'json' }
import { exampleIn, type BlockRecord } from '../copy/examples.ts'
import { readExampleRecords, readRecord } from '../copy/read-record.ts'
import type { Localised } from './localised.ts'

export type { BlockRecord }

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
  alt?: Localised
}

/** The pictures by name. */
export const pictures: Readonly<Record<string, Asset>> = assets

/** Returns the address in Storybook of a file that the site serves at `/media/`. */
export const mediaAddress = (path: string) => path.replace(/^\/media\//, `${import.meta.env.BASE_URL}content/`)

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

/** A page as it is now. */
export const readPage = async (name: string) => (await readRecord(`page/${name}`)) as PageRecord

/** A block of each type that new ones begin with. */
export const examplesIn = (records: readonly unknown[]): Readonly<Record<string, BlockRecord>> =>
  Object.fromEntries(
    puckBlocks.map(({ contract, fixtures }) => [contract.type, exampleIn(records, contract, Object.values(fixtures)[0]!)]),
  )

export const readExamples = async () => examplesIn(await readExampleRecords())

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
