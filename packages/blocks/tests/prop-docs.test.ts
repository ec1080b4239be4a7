import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { modules, root } from '../scripts/entries.ts'
import { listSources } from '../scripts/pages/sources.ts'
import { toTypesPath } from '../scripts/exports.ts'
import { implementedContracts } from '../src/contracts.ts'
import { componentOf, type Contract } from '../src/contract/contract.ts'

const contracts: readonly Contract[] = implementedContracts
/** The published types of every entry with components; `index` is all of them again. */
const entries = Object.entries(modules)
  .filter(([name]) => name !== 'index' && name !== 'contracts')
  .map(([, source]) => join(root, toTypesPath(source)))

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
}

/** A program of the published types, and of files that are only here. */
function buildProgram(files: Record<string, string>) {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name in files || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name in files ? ts.createSourceFile(name, files[name]!, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  return ts.createProgram([...entries, ...Object.keys(files)], options, host)
}

function listExports(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
}

const published = buildProgram({})
const checker = published.getTypeChecker()
const splitUnion = (type: ts.Type) => (type.isUnion() ? type.types : [type])

/** Every prop of every component, with its JSDoc. */
const props = entries.flatMap((file) =>
  listExports(published, file)
    .filter(({ name }) => name.endsWith('Props'))
    .flatMap((component) =>
      splitUnion(checker.getDeclaredTypeOfSymbol(component))
        .flatMap((part) => checker.getPropertiesOfType(part))
        .map((prop) => ({
          name: `${component.name}.${prop.name}`,
          help: ts.displayPartsToString(prop.getDocumentationComment(checker)),
        })),
    ),
)

it('every prop of a published component has its own description', () => {
  // ARIA attributes are React's.
  const own = props.filter(({ name }) => !name.includes('.aria-'))
  expect(own.length).toBeGreaterThan(200)
  expect(own.filter(({ help }) => !help)).toEqual([])
})

it('the page of a component lists each of its props', () => {
  const isShared = (name: string) => name.startsWith('aria-') || ['id', 'className', 'style', 'ref', 'data-part'].includes(name)
  const sources = listSources()
  expect(sources.length).toBeGreaterThan(90)
  for (const { local, props: listed } of sources) {
    const own = props.map(({ name }) => name.split('.')).filter(([component]) => component === `${local}Props`)
    const missing = own
      .map(([, prop = '']) => prop)
      .filter((prop) => !isShared(prop) && !listed.some(({ name }) => name === prop))
    expect([local, missing]).toEqual([local, []])
  }
})

it('a field’s help is the description of its prop', () => {
  for (const { type, fields } of contracts)
    for (const [prop, { help }] of Object.entries(fields)) {
      const name = `${componentOf(type)}Props.${prop}`
      expect(props).toContainEqual({ name, help: expect.stringContaining(help) })
    }
})

it('every optional prop takes undefined, also where a consumer sets exactOptionalPropertyTypes', () => {
  const file = join(root, 'dist/refused.ts')
  const refused = `
    type Refused<Props> = Props extends unknown
      ? { [K in keyof Props]-?: {} extends Pick<Props, K> ? ({ [Key in K]: undefined } extends Pick<Props, K> ? never : K) : never }[keyof Props]
      : never
    export type Control = Refused<{ title?: string; text?: string | undefined }>`
  const lines = entries.flatMap((entry, i) => [
    `import type * as entry${i} from '${entry.replace(/\.d\.ts$/, '.js')}'`,
    ...listExports(published, entry)
      .filter(({ name }) => /Props$|Value$/.test(name))
      .map(({ name }) => `export type ${name} = Refused<entry${i}.${name}>`),
  ])
  const program = buildProgram({ [file]: [...lines, refused].join('\n') })
  expect(program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => messageText)).toEqual([])
  const types = listExports(program, file).map((symbol) => {
    const own = program.getTypeChecker()
    return [symbol.name, own.typeToString(own.getDeclaredTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.InTypeAlias)]
  })
  expect(types.filter(([, type]) => type !== 'never')).toEqual([['Control', '"title"']])
})
