import type { ComponentSource, PropRow } from '../packages/blocks/scripts/pages/sections.ts'

/** Description of a component for Storybook and for its page of documentation. */
export interface Docgen {
  description: string
  displayName: string
  props: Record<string, { description: string; required: boolean; tsType: object }>
  source: ComponentSource
  /** Paths of the pages of the demo content that have the block. */
  uses: readonly string[]
}

/** A type in the terms of react-docgen, so that Storybook chooses a control for it. */
function toTsType(raw: string): object {
  if (/^(string|number|boolean)$/.test(raw)) return { name: raw }
  if (raw.includes('=>'))
    return { name: 'signature', type: 'function', raw, signature: { arguments: [], return: { name: 'void' } } }
  const words = raw.split(' | ')
  if (!words.every((word) => /^'.*'$/.test(word))) return { name: 'other', raw }
  return { name: 'union', raw, elements: words.map((value) => ({ name: 'literal', value })) }
}

const toProp = ({ type, preset, purpose }: PropRow) => ({
  description: purpose,
  required: preset === 'required',
  tsType: toTsType(type),
})

const describe = (source: ComponentSource, uses: readonly string[] = []): Docgen => ({
  description: source.description,
  displayName: source.name,
  props: Object.fromEntries(source.props.filter(({ name }) => !name.includes('.')).map((prop) => [prop.name, toProp(prop)])),
  source,
  uses,
})

let uses: ReadonlyMap<string, string[]> | undefined

const typeOf = ({ entry }: ComponentSource) => `cb_${entry.replaceAll('-', '_')}`

/** Returns a Vite plugin that gives each published component its description, in place of react-docgen. */
export const addSources = () => ({
  name: 'component-sources',
  async transform(code: string, id: string) {
    if (!/\/packages\/blocks\/src\/(?!.*\.(?:stories|test|fixture)\.).+\.tsx$/.test(id)) return
    // Loaded only here: TypeScript is large, and every start would wait for it.
    const { listSources } = await import('../packages/blocks/scripts/pages/sources.ts')
    const { readUses } = await import('./used-on.ts')
    uses ??= readUses()
    const additions = listSources(id).map(
      ({ local, ...source }) => `\n${local}.__docgenInfo = ${JSON.stringify(describe(source, uses?.get(typeOf(source))))}`,
    )
    return additions.length ? { code: code + additions.join(''), map: null } : undefined
  },
})
