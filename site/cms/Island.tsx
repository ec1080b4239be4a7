import type { Hydrate } from '@brand/blocks/contracts'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

/** Most bytes of an island's props as JSON. Lists are HTML; a dialog reads what it needs from the page or by id. */
export const maxPropsSize = 4096

interface IslandProps<Props extends object> {
  /** Its name in islands/registry.ts. */
  name: string
  hydrate: Hydrate
  /** Keeps the ids of islands apart; the same on the server and in the browser. */
  prefix: string
  Part: FunctionComponent<Props>
  props: Props
  /** Props that the browser does not get: the part finds what it needs of them in its HTML. Default: none. */
  inHtml?: readonly string[] | undefined
  /** Warns of props that are too large; outside production. Default `false`. */
  debug?: boolean
}

/** JSON that cannot end its script element. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * An interactive part: rendered by itself, with its props beside it for the browser (docs/islands.md).
 * It is rendered separately, so that `useId` sees the same tree on both sides.
 */
export function Island<Props extends object>({ name, hydrate, prefix, Part, props, inHtml, debug }: IslandProps<Props>) {
  const data = json(Object.fromEntries(Object.entries(props).filter(([name]) => !inHtml?.includes(name))))
  const size = Buffer.byteLength(data)
  if (debug && size > maxPropsSize)
    console.warn(`The props of island ${name} have ${size} bytes. The maximum is ${maxPropsSize}.`)
  const html = renderToString(<Part {...props} />, { identifierPrefix: prefix })
  return (
    <>
      <div
        className="island"
        data-island={name}
        data-hydrate={hydrate}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  )
}
