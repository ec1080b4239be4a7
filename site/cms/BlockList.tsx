import type { BlockOptions, Contract } from '@brand/blocks/contracts'
import { BlockSection } from '@brand/blocks/layout'
import { type Block as BlockRecord, type Locale } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockMessages, blocks } from './blocks.ts'
import { expertForm } from '../forms/expert-form.tsx'
import { formTarget } from '../forms/form-target.ts'
import { formPath } from '../forms/forms.ts'
import { Island } from './Island.tsx'
import type { PreviewOf } from './records.ts'
import { toProps } from './to-props.ts'

export interface BlockListProps {
  records: readonly BlockRecord[]
  /** The language that the records are in. */
  locale: Locale
  /** The locale of the page's address, which links to other records keep. Default: `locale`. */
  visitor?: Locale
  /** Debug attributes and notes for editors (PAGE-20); never in production. */
  debug: boolean
  /** What the page knows beside its records; each block gets what its contract names. Default: nothing. */
  given?: Pick<BlockOptions, 'query' | 'search' | 'hostedForms' | 'form'>
  /** How many blocks of the page stand above these; the very first one loads its pictures at once. Default 0. */
  above?: number
  /** Finds the pages that show files (DL-11). Default: none. */
  previewOf?: PreviewOf | undefined
}

/** Says why something is missing here; never in production. */
const Note = ({ children }: { children: string }) => (
  <p className="note" role="note">
    {children}
  </p>
)

/** Whether a page's first block is a page header, which then holds the page's main heading. */
export const opensWithHeader = ([first]: readonly BlockRecord[]) => !!first && blocks.get(first.type)?.contract.wrapper === false

/** What the page gives a block: the options that its contract names, and its texts. */
function optionsOf(
  { options = [], wrapper, ...contract }: Contract,
  index: number,
  { locale, visitor = locale, given }: BlockListProps,
) {
  const isFirst = index === 0
  const messages = blockMessages(contract, locale)
  const all: BlockOptions = {
    ...given,
    form: formTarget(visitor, given?.form),
    quoteHref: formPath('quote-price-lead', visitor),
    headingLevel: isFirst && wrapper === false ? 1 : 2,
    priority: isFirst || undefined,
  }
  return { ...Object.fromEntries(options.map((option) => [option, all[option]])), ...(messages && { messages }) }
}

function RenderedBlock({ record, index, page }: { record: BlockRecord; index: number; page: BlockListProps }) {
  const { locale, visitor = locale, debug, previewOf, given } = page
  const found = blocks.get(record.type)
  if (!found) return debug && <Note>{`No block shows records of type ${record.type} (${record.id}).`}</Note>
  const { contract, Block } = found
  const props = { ...toProps(contract, record, locale, visitor, previewOf), ...optionsOf(contract, index, page) }
  const slot = contract.type === 'cb_acoustic_expert' && expertForm(formTarget(visitor, given?.form), locale)
  const { type, width, wrapper, bleed, hydrate, inHtml } = contract
  return (
    <BlockSection type={type} id={record.id} width={width} wrapper={wrapper} bleed={bleed} debug={debug}>
      {hydrate === 'none' ? (
        <Block {...props} {...slot} />
      ) : (
        <Island name={type} hydrate={hydrate} prefix={`b${index}-`} Part={Block} props={props} inHtml={inHtml} debug={debug} />
      )}
    </BlockSection>
  )
}

/**
 * The blocks of a page as HTML (PAGE-05). Each is rendered by itself, so that one that fails is logged and left out while
 * the rest of the page is rendered, which React alone does not do on the server.
 */
export function renderBlocks(page: BlockListProps): string {
  const { debug } = page
  const render = (record: BlockRecord, i: number) => {
    const index = i + (page.above ?? 0)
    try {
      // Ids differ from block to block.
      const options = { identifierPrefix: `b${index}-` }
      return renderToStaticMarkup(<RenderedBlock record={record} index={index} page={page} />, options)
    } catch (error) {
      console.error(`Block ${record.id} (${record.type}) could not be rendered:`, error)
      return debug
        ? renderToStaticMarkup(<Note>{`${record.type} (${record.id}) could not be rendered: ${String(error)}`}</Note>)
        : ''
    }
  }
  return page.records.map(render).join('')
}
