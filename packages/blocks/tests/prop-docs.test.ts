import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { implementedContracts } from '../src/contracts.ts'
import { componentOf, type Contract } from '../src/contract/contract.ts'

const entry = `${root}/dist/index.d.ts`
const program = ts.createProgram([entry], {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
})
const checker = program.getTypeChecker()

interface Prop {
  component: string
  prop: string
  help: string
  takesUndefined: boolean
}

const optional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0

function propsOf(type: ts.Type, component: string): Prop[] {
  if (type.isUnion()) return type.types.flatMap((part) => propsOf(part, component))
  return checker.getPropertiesOfType(type).map((symbol) => ({
    component,
    prop: symbol.name,
    help: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    takesUndefined:
      !optional(symbol) ||
      /\bundefined\b/.test(checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation)),
  }))
}

const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!
const published: Prop[] = checker.getExportsOfModule(module).flatMap((symbol) => {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return symbol.name.endsWith('Props') ? propsOf(checker.getDeclaredTypeOfSymbol(own), symbol.name) : []
})

const names = (props: readonly Prop[]) => [...new Set(props.map(({ component, prop }) => `${component}.${prop}`))]

it('every prop of every published component has a sentence of its own', () => {
  expect(published.length).toBeGreaterThan(100)
  expect(names(published.filter(({ help }) => !help))).toEqual([])
})

it('a field’s help is the sentence of its prop', () => {
  for (const contract of implementedContracts as readonly Contract[])
    for (const [name, { help }] of Object.entries(contract.fields)) {
      const prop = published.find((each) => each.component === `${componentOf(contract.type)}Props` && each.prop === name)
      expect([contract.type, name, prop?.help]).toEqual([contract.type, name, expect.stringContaining(help)])
    }
})

it('every optional prop takes undefined, also where a consumer sets exactOptionalPropertyTypes', () => {
  expect(names(published.filter(({ takesUndefined }) => !takesUndefined))).toEqual([])
})
