/** Report of the published types, as text: each entry's exports, with the props that are ours. */
import { join } from 'node:path'
import ts from 'typescript'
import { modules, root } from '../scripts/entries.ts'
import { toTypesPath } from '../scripts/exports.ts'

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
}

export function apiReport(): string {
  // `index` is all of them again.
  const entries = Object.entries(modules).filter(([name]) => name !== 'index')
  const toTypesFile = (source: string) => join(root, toTypesPath(source))
  const program = ts.createProgram(
    entries.map(([, source]) => toTypesFile(source)),
    options,
  )
  const checker = program.getTypeChecker()
  const text = (type: ts.Type, flags = format) =>
    checker.typeToString(type, undefined, flags).replaceAll(/import\("[^"]*"\)\./g, '')
  const isOurs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((node) => node.getSourceFile().fileName.startsWith(join(root, 'dist')))

  const members = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .filter(isOurs)
      .map((prop) => {
        const optional = prop.flags & ts.SymbolFlags.Optional ? '?' : ''
        return `  ${prop.name}${optional}: ${text(checker.getTypeOfSymbol(prop))}`
      })
      .toSorted()

  function lines(symbol: ts.Symbol, name: string): string[] {
    if (symbol.flags & ts.SymbolFlags.Interface) return [`interface ${name}`, ...members(checker.getDeclaredTypeOfSymbol(symbol))]
    if (symbol.flags & ts.SymbolFlags.TypeAlias) {
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const parts = type.isUnion() ? type.types : [type]
      if (/Props$|Fields$/.test(name)) return parts.flatMap((part) => [`type ${name}`, ...members(part)])
      return [`type ${name} = ${text(type, format | ts.TypeFormatFlags.InTypeAlias)}`]
    }
    const type = checker.getTypeOfSymbol(symbol)
    // Data, such as contracts and themes, is what it is; its changes show elsewhere.
    return [type.getCallSignatures().length ? `${name}: ${text(type)}` : `${name}: data`]
  }

  const sections = entries.map(([entry, source]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(toTypesFile(source))!)!
    const offered = checker
      .getExportsOfModule(module)
      .map((symbol) => ({
        name: symbol.name,
        target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return [
      `## @brand/blocks/${entry}`,
      '',
      '```ts',
      ...offered.flatMap(({ target, name }) => lines(target, name)),
      '```',
      '',
    ].join('\n')
  })
  return `# What @brand/blocks offers\n\nWritten by tests/api.test.ts: what changes here, changes for users.\n\n${sections.join('\n')}`
}
