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
function attribute(name: string, value: unknown): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value, '  ')}}`
}

/** What a block's code imports: its styles, and the block. */
export const importsOf = ({ type }: Contract): string[] => [
  `import '@brand/blocks/${entryOf(type)}.css'`,
  `import { ${componentOf(type)} } from '@brand/blocks/${entryOf(type)}'`,
]

/** A block with its props, as an element. */
export function elementOf({ type }: Contract, props: object): string {
  const attributes = Object.entries(props)
    .filter(isGiven)
    .map(([name, value]) => `  ${attribute(name, value)}\n`)
  return attributes.length ? `<${componentOf(type)}\n${attributes.join('')}/>` : `<${componentOf(type)} />`
}

/** A block with the props of an example, as code to copy: its styles, its import, its element. */
export const jsxOf = (contract: Contract, props: object): string =>
  `${importsOf(contract).join('\n')}\n\n${elementOf(contract, props)}`
