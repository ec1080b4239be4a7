import { contracts, wireName, type Contract, type Field } from '@brand/blocks/contracts'
import type { Block, Metadata } from '@brand/content'

/** About what search engines show of a description. */
const shown = 160

const contractOf = new Map<string, Contract>(contracts.map((contract) => [contract.type, contract]))

const isTitle = (field: Field) => field.kind === 'text' && field.title === true
/** A field with a sentence or more, which a label is too short for. */
const isRunning = (field: Field) => field.kind === 'html' || (field.kind === 'text' && !field.title && field.max >= shown)

/** The words of rich text. */
const toPlainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()

/** A text cut at the end of a word. */
const truncateText = (text: string) => (text.length <= shown ? text : `${text.slice(0, text.lastIndexOf(' ', shown - 1))} …`)

/** The first text of a block's record that is of a kind of field. */
function findText(block: Block, isMeant: (field: Field) => boolean): string | undefined {
  const contract = contractOf.get(block.type)
  const values = block as Readonly<Record<string, unknown>>
  const texts = Object.entries(contract?.fields ?? {}).flatMap(([prop, field]) => {
    const value = isMeant(field) ? values[wireName(contract!, prop)] : undefined
    return typeof value === 'string' ? [field.kind === 'html' ? toPlainText(value) : value] : []
  })
  return texts.find(Boolean)
}

const findFirstText = (blocks: readonly Block[], isMeant: (field: Field) => boolean) =>
  blocks.map((block) => findText(block, isMeant)).find((text) => text !== undefined)

/**
 * Returns the metadata of a page. The first texts of its blocks replace a missing title or description.
 * @requirement SEO-01, SEO-02
 */
export function withFirstWords(metadata: Metadata, blocks: readonly Block[]): Metadata {
  const title = metadata.meta_title ?? findFirstText(blocks, isTitle)
  const text = metadata.meta_description ?? findFirstText(blocks, isRunning)
  return {
    ...metadata,
    ...(title && { meta_title: title }),
    ...(text && { meta_description: metadata.meta_description ?? truncateText(text) }),
  }
}
