/**
 * Renders every block that needs no JavaScript, and prints its HTML's texts as JSON. Run under `--conditions=react-server`, where
 * react-dom/server does not exist: so it walks the tree itself. The one hook that server components have is `useId`.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { inLocale, type Fixtures } from '../src/contract/fixtures.ts'
import { locales } from '../src/i18n/locales.ts'
import { entryOf } from '../src/contract/contract.ts'
import { implementedContracts } from '../src/generated/contracts.ts'
import { toNames, root } from '../scripts/entries.ts'

// React without a renderer, with ids.
const react = `export * from ${JSON.stringify(import.meta.resolve('react'))}; export const useId = () => 'id'`
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'react' && context.parentURL?.startsWith('file:') && context.conditions.includes('import')
      ? { url: `data:text/javascript,${encodeURIComponent(react)}`, shortCircuit: true }
      : next(specifier, context),
})

type Props = { children?: ReactNode; alt?: string; dangerouslySetInnerHTML?: { __html?: string } }
type Element = { type: unknown; props: Props }

function texts(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(texts).join('')
  if (typeof node !== 'object') return String(node)
  const { type, props } = node as Element
  if (typeof type === 'function') return texts(type(props))
  const { __html: html } = props.dangerouslySetInnerHTML ?? {}
  return html ?? props.alt ?? texts(props.children)
}

const rendered: Record<string, string[]> = {}
for (const { type } of implementedContracts.filter((contract) => contract.hydrate === 'none')) {
  const { entry, component } = toNames(entryOf(type))
  const { default: Block } = await import(`@brand/blocks/${entry}`)
  const { fixtures }: { fixtures: Fixtures<object> } = await import(
    pathToFileURL(`${root}/src/blocks/${entry}/${component}.fixtures.ts`).href
  )
  rendered[entry] = Object.values(fixtures).flatMap((fixture) => locales.map((locale) => texts(Block(inLocale(fixture, locale)))))
}
console.log(JSON.stringify(rendered))
