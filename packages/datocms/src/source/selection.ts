import { blocksByKey, typeName, type CmsField } from '../models/index.ts'

/** Fields requested of a picture. The CMS always makes JPEG previews, so even a small one is longer than ours. */
const pictureFragment = `fragment Picture on FileFieldInterface {
  id url md5 width height alt title customData focalPoint { x y } colors { hex } blurUpThumb(size: 16, quality: 10)
}`
const fileFragment = 'fragment File on FileFieldInterface { url format size filename alt customData }'

/** The name of a block's fragment. */
const fragmentName = (apiKey: string) => typeName(apiKey).replace(/Record$/, 'Fields')

/** Whether a field holds the blocks of a page. */
export const holdsPageBlocks = ({ type, models = [] }: CmsField): boolean => type === 'rich_text' && models.length > 1

/** Makes the selections of fields and the fragments spread in them. `edits` adds the edit address of each block of a page. */
export function createSelections(edits = false) {
  const fragments = new Map<string, string>()

  function spread(apiKey: string): string {
    const name = fragmentName(apiKey)
    if (!fragments.has(name)) {
      // Blocks do not contain themselves: the placeholder only keeps the order.
      fragments.set(name, '')
      fragments.set(
        name,
        `fragment ${name} on ${typeName(apiKey)} { ${selectFields(blocksByKey.get(apiKey)!.fields) || '__typename'} }`,
      )
    }
    return `...${name}`
  }
  function picture(): string {
    fragments.set('Picture', pictureFragment)
    return '{ ...Picture }'
  }
  function file(): string {
    fragments.set('File', fileFragment)
    return '{ ...File }'
  }

  function selectParts(field: CmsField): string {
    const { type, holds, models = [] } = field
    switch (type) {
      case 'color':
        return `{ ${(holds as readonly string[]).join(' ')} }`
      case 'lat_lon':
        return '{ latitude longitude }'
      case 'file':
      case 'gallery':
        return holds === 'picture' ? picture() : file()
      case 'seo':
        return `{ title description image ${picture()} }`
      case 'link':
      case 'links':
        return '{ ... on RecordInterface { id } }'
      case 'rich_text':
      case 'single_block':
        return `{ ... on RecordInterface { id _modelApiKey ${edits && holdsPageBlocks(field) ? '_editingUrl ' : ''}} ${models.map(spread).join(' ')} }`
      default:
        return ''
    }
  }

  const selectFields = (fields: readonly CmsField[]): string =>
    fields.map((field) => `${field.name} ${selectParts(field)}`.trim()).join(' ')

  return { selectFields, fragments: () => [...fragments.values()].join('\n') }
}
