import { componentOf, entryOf, type Contract } from '../../packages/blocks/src/contract/contract.ts'

/** Longest line of code. */
const width = 90

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** A value as one writes it in TypeScript, on several lines where one has no room for it. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((entry) => literal(entry, deeper))
    : Object.entries(value)
        .filter(isGiven)
        .map(([key, part]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(part, deeper)}`)
  if (!parts.length) return isList ? '[]' : '{}'
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (!line.includes('\n') && indent.length + line.length <= width) return line
  const lines = parts.map((part) => `${deeper}${part},\n`).join('')
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`
}

/** A prop as an attribute; what quotes or entities would change is written as code. */
function attribute(name: string, value: unknown, indent: string): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value, indent)}}`
}

/** A block with its props, as an element. */
function formatElement({ type }: Contract, props: object, indent: string): string {
  const attributes = Object.entries(props)
    .filter(isGiven)
    .map(([name, value]) => `${indent}  ${attribute(name, value, `${indent}  `)}\n`)
  return `${indent}<${componentOf(type)}${attributes.length ? `\n${attributes.join('')}${indent}` : ' '}/>`
}

/** A block as a page shows it. */
export interface Shown {
  contract: Contract
  props: object
}

/** The blocks with a plain script, which `BlockScripts` loads. */
const scripted = new Set([
  'cb_clap_test',
  'cb_contact_form',
  'cb_designer_carousel',
  'cb_detail_header',
  'cb_download_list',
  'cb_home_header',
  'cb_model_list',
  'cb_press_kit_overview',
])
const needScripts = (blocks: readonly Shown[]) => blocks.some(({ contract }) => scripted.has(contract.type))

/** The name by which a contract is exported: `homeHeader`. */
const contractName = ({ type }: Contract) => componentOf(type).replace(/^./, (letter) => letter.toLowerCase())

/** Writes the imports of a page of blocks: a theme, the base, the blocks with their styles, their places and their scripts. */
export function formatImports(blocks: readonly Shown[]): string {
  const contracts = [...new Map(blocks.map(({ contract }) => [contract.type, contract])).values()]
  const styles = ['themes/loden', 'base', ...contracts.map(({ type }) => entryOf(type))]
  const modules = contracts.flatMap((contract) => [
    [contractName(contract), `contracts/${entryOf(contract.type)}`],
    [componentOf(contract.type), entryOf(contract.type)],
  ])
  if (needScripts(blocks)) modules.push(['BlockScripts', 'block-scripts'])
  return [
    ...styles.map((file) => `import '@brand/blocks/${file}.css'`),
    ...[['BlockSection', 'layout'], ...modules].map(([name, entry]) => `import { ${name} } from '@brand/blocks/${entry}'`),
  ].join('\n')
}

/** A page of blocks as a component. */
export function formatPage(blocks: readonly Shown[]): string {
  const sections = blocks.map(
    ({ contract, props }) => `    <BlockSection {...${contractName(contract)}}>
${formatElement(contract, props, '      ')}
    </BlockSection>
`,
  )
  const scripts = needScripts(blocks) ? '    <BlockScripts />\n' : ''
  return `export const Page = () => (\n  <main>\n${sections.join('')}${scripts}  </main>\n)`
}

/** A page of blocks as code to copy, which runs as it is. */
export const formatJsx = (...blocks: readonly Shown[]): string => `${formatImports(blocks)}\n\n${formatPage(blocks)}`
