import type { Hydrate } from '@brand/blocks/contracts'
import { renderToString } from 'react-dom/server'
import type { Block } from './registry.ts'

interface IslandProps {
  /** Type of record, the registry's key. */
  type: string
  hydrate: Hydrate
  /** Keeps the ids of islands apart; the same on the server and in the browser. */
  prefix: string
  Block: Block
  props: object
}

/** JSON that cannot end its script element. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * An interactive block: rendered by itself, with its props beside it for the browser (ARCHITECTURE.md, "Islands").
 * A render of its own gives `useId` the same tree on both sides.
 */
export function Island({ type, hydrate, prefix, Block, props }: IslandProps) {
  const html = renderToString(<Block {...props} />, { identifierPrefix: prefix })
  return (
    <>
      <div
        className="island"
        data-island={type}
        data-hydrate={hydrate}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json(props) }} />
    </>
  )
}
