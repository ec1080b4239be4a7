import { entryOf, type BlockOptions, type Contract } from '@brand/blocks/contracts'
import { BlockSection } from '@brand/blocks/layout'
import { notShown } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockWidths } from '../brand/block-widths.ts'
import { firstViewEnd } from './first-view.ts'
import { formTarget } from '../forms/form-target.ts'
import { formPath } from '../forms/forms.ts'
import { slotForm } from '../forms/slot-form.tsx'
import { BlockPlace, type BlocksPreview } from './BlockPlace.tsx'
import { blockMessages, blocks } from './blocks.ts'
import { Island } from './Island.tsx'
import type { Languages } from './languages.ts'
import { anchorIn, isAdded, readBlockType, type PageBlock } from './page-blocks.ts'
import type { PreviewOf } from './shapes.ts'
import { toProps } from './to-props.ts'

export interface BlockListProps extends Languages {
  blocks: readonly PageBlock[]
  /**
   * Debug attributes and notes for editors; never in production.
   * @requirement PAGE-20
   */
  debug: boolean
  /** The page in preview and the item of the blocks. Default: there is no preview. */
  preview?: BlocksPreview | undefined
  /** Options for the blocks; each block gets those that its contract names. Default: none. */
  options?: Pick<BlockOptions, 'query' | 'queryText' | 'hostedForms' | 'form' | 'fileSearch'>
  /** Number of blocks above these on the page; its very first block loads its pictures at once. Default 0. */
  above?: number
  /**
   * Finds the pages that show files. Default: none.
   * @requirement DL-11
   */
  previewOf?: PreviewOf | undefined
}

/** Explains why something is missing here; never in production. */
const Note = ({ children }: { children: string }) => (
  <p className="note" role="note">
    {children}
  </p>
)

const missing = (block: PageBlock) =>
  readBlockType(block) === notShown && 'of' in block
    ? `This ${block.of ?? 'block'} (${block.id}) lacks a required field.`
    : `No block shows records of type ${readBlockType(block)} (${block.id}).`

/** Whether a page's first block is a page header, which then holds the page's main heading. */
export const opensWithHeader = ([first]: readonly PageBlock[]) =>
  !!first && blocks.get(readBlockType(first))?.contract.wrapper === false

/** Collects the props that a block gets from the page: the options and the slot that its contract names, and its texts. */
function collectPageProps({ options: named = [], slot, wrapper, ...contract }: Contract, index: number, page: BlockListProps) {
  const { locale, contentLocale, options } = page
  const isFirst = index === 0
  const messages = blockMessages(contract, contentLocale)
  const form = formTarget(locale, options?.form)
  const all: BlockOptions = {
    ...options,
    form,
    quoteHref: formPath('quote-price-lead', locale),
    headingLevel: isFirst && wrapper === false ? 1 : 2,
    priority: isFirst || undefined,
  }
  return {
    ...Object.fromEntries(named.map((option) => [option, all[option]])),
    ...(messages && { messages }),
    ...(slot && slotForm(form, contentLocale)),
  }
}

function RenderedBlock({ block, index, page }: { block: PageBlock; index: number; page: BlockListProps }) {
  const { debug, preview, previewOf } = page
  const place = preview && <BlockPlace block={block} preview={preview} locale={page.locale} />
  const found = blocks.get(readBlockType(block))
  if (!found)
    return (
      debug && (
        <>
          {place}
          <Note>{missing(block)}</Note>
        </>
      )
    )
  const { contract, Block } = found
  const { type, width, wrapper, bleed, hydrate, inHtml } = contract
  const own = isAdded(block) ? block.props : toProps(contract, block, page, previewOf)
  const props = { ...own, ...collectPageProps(contract, index, page) }
  return (
    <BlockSection
      id={anchorIn(block)}
      type={type}
      recordId={block.id}
      width={blockWidths[entryOf(type)] ?? width}
      wrapper={wrapper}
      bleed={bleed}
      debug={debug}
    >
      {index === 1 && <span id={firstViewEnd} hidden />}
      {place}
      {hydrate === 'none' ? (
        <Block {...props} />
      ) : (
        <Island
          name={entryOf(type)}
          hydrate={hydrate}
          prefix={`b${index}-`}
          Part={Block}
          props={props}
          inHtml={inHtml}
          debug={debug}
        />
      )}
    </BlockSection>
  )
}

/**
 * Renders the blocks of a page to HTML, each by itself. One that fails is logged and left out, and the rest of the page is
 * rendered. React alone does not do this on the server.
 * @requirement PAGE-05
 */
export function renderBlocks(page: BlockListProps): string {
  const { debug, preview, above = 0 } = page
  const render = (block: PageBlock, i: number) => {
    const index = i + above
    try {
      // Ids differ from block to block.
      const options = { identifierPrefix: `b${index}-` }
      return renderToStaticMarkup(<RenderedBlock block={block} index={index} page={page} />, options)
    } catch (error) {
      console.error(`Block ${block.id} (${readBlockType(block)}) could not be rendered:`, error)
      const why = `${readBlockType(block)} (${block.id}) could not be rendered: ${String(error)}`
      preview?.page.leavesOut(preview.item, block.id, why)
      const place = preview && <BlockPlace block={block} preview={preview} locale={page.locale} />
      return debug
        ? renderToStaticMarkup(
            <>
              {place}
              <Note>{why}</Note>
            </>,
          )
        : ''
    }
  }
  return page.blocks.map(render).join('')
}
