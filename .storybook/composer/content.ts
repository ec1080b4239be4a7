/** What the Composer knows of the demo content: its pictures, its records by name, and an example of each block. */
import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { ShapeName } from '../../packages/blocks/src/contract/fields.ts'
import assets from '../../packages/demo-content/assets/assets.json' with { type: 'json' }
import guide from '../../packages/demo-content/records/acousticGuide/echo.json' with { type: 'json' }
import article from '../../packages/demo-content/records/article/what-fins-do.json' with { type: 'json' }
import allBlocks from '../../packages/demo-content/records/page/blocks.json' with { type: 'json' }
import type { Told } from './told.ts'

/** A block in the body of a record. */
export type BlockRecord = { type: string; anchor?: string } & Record<string, unknown>

/** A page as its file holds it. */
export interface PageRecord {
  ctPageMetadata?: { meta_title?: Told } & Record<string, unknown>
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

/** A page as it is now: Storybook serves the records beside itself, so that a saved one does not reload the Composer. */
export async function readPage(name: string): Promise<PageRecord> {
  const answer = await fetch(`/records/page/${name}.json`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`There is no page ${name}.`)
  return (await answer.json()) as PageRecord
}

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

/** `tomas-lindqvist` as words. */
export const nameOfRecord = (id: string) => id.replaceAll('-', ' ').replace(/(?:^| )\w/g, (letter) => letter.toUpperCase())

const bodies = [allBlocks.ctPageBody, guide.ctAcousticGuideBody, article.ctArticleBody] as unknown as BlockRecord[][]

/** The block of the demo content that a new one of its type begins with: its pictures and links are those of the site. */
export const exampleRecord = ({ type }: Contract): BlockRecord | undefined => bodies.flat().find((block) => block.type === type)
