import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../entries.ts'
import type { ComponentSource, PropRow } from './sections.ts'

interface Member {
  signature: ts.PropertySignature
  required: boolean
}
type Members = ReadonlyMap<string, Member>

const parsed = new Map<string, ts.SourceFile>()

/** Parses a file; again only after a change. */
function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8')
  const last = parsed.get(file)
  if (last?.text === text) return last
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(file, source)
  return source
}

/** Finds a type in a file, or in the file of the package that it is imported from. */
function findType(name: string, source: ts.SourceFile): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  for (const statement of source.statements) {
    if ((ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name)
      return statement
    if (!ts.isImportDeclaration(statement)) continue
    const { namedBindings } = statement.importClause ?? {}
    const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
    const imported = names.find((element) => element.name.text === name)
    const file = join(dirname(source.fileName), (statement.moduleSpecifier as ts.StringLiteral).text)
    if (imported && existsSync(file)) return findType((imported.propertyName ?? imported.name).text, parse(file))
  }
  return undefined
}

const literalsIn = (text = '') => Array.from(text.matchAll(/'([\w-]+)'/g), ([, word]) => word!)

/** Lists the options of the contract that the file of a block imports. */
function listOptions({ text, fileName }: ts.SourceFile): string[] {
  const [, file = ''] = /from '(\S+\.contract\.ts)'/.exec(text) ?? []
  const [, options] = /^ {2}options: (\[.*\])/m.exec(readFileSync(join(dirname(fileName), file), 'utf8')) ?? []
  return literalsIn(options)
}

const filter = (members: Members, isWanted: (name: string) => boolean): Members =>
  new Map([...members].filter(([name]) => isWanted(name)))

const merge = (all: readonly Members[]): Members => new Map(all.flatMap((members) => [...members]))

/** Merges the shapes of a union. Required are the members that every shape requires. */
function mergeUnion(shapes: readonly Members[]): Members {
  const isRequired = (name: string) => shapes.every((shape) => shape.get(name)?.required)
  return new Map([...merge(shapes)].map(([name, { signature }]) => [name, { signature, required: isRequired(name) }]))
}

const readSignatures = (members: ts.NodeArray<ts.TypeElement>): Members =>
  new Map(
    members
      .filter(ts.isPropertySignature)
      // A shape of a union forbids a prop by this type.
      .filter(({ type }) => type?.kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((signature) => [signature.name.getText(), { signature, required: !signature.questionToken }]),
  )

/** Lists the members of a type that is named, also of the utility types that components use. */
function listNamed(name: string, [first, second]: readonly ts.TypeNode[], source: ts.SourceFile): Members {
  // Every component has these, and its page does not repeat them.
  if (name === 'RootProps') return new Map()
  if (first && name === 'Readonly') return listMembers(first)
  if (first && second && name === 'Pick') {
    const picked = literalsIn(second.getText())
    return filter(listMembers(first), (member) => picked.includes(member))
  }
  if (first && second && name === 'Omit') {
    const omitted = literalsIn(second.getText())
    return filter(listMembers(first), (member) => !omitted.includes(member))
  }
  if (name === 'OptionsOf') {
    const options = listOptions(source)
    const declared = findType('BlockOptions', parse(join(root, 'src/contract/contract.ts')))
    return declared ? filter(listMembers(declared), (member) => options.includes(member)) : new Map()
  }
  const found = findType(name, source)
  return found ? listMembers(found) : new Map()
}

/** Lists the members of a type, without those of other packages. */
function listMembers(node: ts.Node): Members {
  if (ts.isTypeAliasDeclaration(node)) return listMembers(node.type)
  if (ts.isTypeLiteralNode(node)) return readSignatures(node.members)
  if (ts.isInterfaceDeclaration(node)) {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types.map(listMembers))
    return merge([...bases, readSignatures(node.members)])
  }
  if (ts.isIntersectionTypeNode(node)) return merge(node.types.map(listMembers))
  if (ts.isUnionTypeNode(node)) return mergeUnion(node.types.map(listMembers))
  if (ts.isMappedTypeNode(node)) {
    const { constraint } = node.typeParameter
    const all = constraint && ts.isTypeOperatorNode(constraint) ? listMembers(constraint.type) : new Map<string, Member>()
    return new Map([...all].map(([name, member]) => [name, { ...member, required: member.required && !node.questionToken }]))
  }
  if (ts.isTypeReferenceNode(node)) return listNamed(node.typeName.getText(), node.typeArguments ?? [], node.getSourceFile())
  if (ts.isExpressionWithTypeArguments(node))
    return listNamed(node.expression.getText(), node.typeArguments ?? [], node.getSourceFile())
  return new Map()
}

const describe = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')

const formatType = (type: ts.TypeNode | undefined) =>
  (type?.getText() ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\| |^\((.*)\)$/g, '$1')

/** Returns the type whose members a page lists: of a list with a name, `Item` of `readonly Item[] | undefined`, or of a record. */
function findEntry(type: ts.TypeNode | undefined): ts.TypeReferenceNode | undefined {
  if (!type) return undefined
  if (ts.isUnionTypeNode(type)) return findEntry(type.types[0])
  if (ts.isTypeOperatorNode(type)) return findEntry(type.type)
  if (ts.isTypeReferenceNode(type)) return type.getText().endsWith('Shape') ? type : undefined
  return ts.isArrayTypeNode(type) && ts.isTypeReferenceNode(type.elementType) ? type.elementType : undefined
}

/**
 * Lists the rows of members. The members of a list's entries follow it, but no further. A number that the component itself has as
 * a default, `headingLevel = 3`, is more exact than a docstring that several components share.
 */
function toRows(members: Members, component = '', within = ''): PropRow[] {
  return [...members].flatMap(([name, { signature, required }]) => {
    const [purpose = '', described = ''] = describe(signature).split(/ ?\bDefault:? (?=[^]+\.$)/)
    const [, own] = new RegExp(`\\b${name} = (\\d+)\\b`).exec(component) ?? []
    const entry = within ? undefined : findEntry(signature.type)
    const row = {
      name: `${within}${name}`,
      type: formatType(signature.type),
      preset: required ? 'required' : (own ?? described.replace(/\.$/, '')),
      purpose,
    }
    const start = `${name}${row.type.endsWith('[]') ? '[]' : ''}.`
    return [row, ...(entry ? toRows(listMembers(entry), '', start) : [])]
  })
}

type Described = Pick<ComponentSource, 'description' | 'props'>

/** Reads the exported components of a file by name. */
export function readComponents(file: string): Map<string, Described> {
  const isExported = (node: ts.Node) =>
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const found = new Map<string, Described>()
  const add = (statement: ts.Statement, name: string, call: ts.SignatureDeclaration) => {
    const type = call.parameters[0]?.type
    if (/^[A-Z]/.test(name))
      found.set(name, { description: describe(statement), props: type ? toRows(listMembers(type), call.getText()) : [] })
  }
  for (const statement of parse(file).statements.filter(isExported)) {
    if (ts.isFunctionDeclaration(statement) && statement.name) add(statement, statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isArrowFunction(initializer)) add(statement, name.getText(), initializer)
  }
  return found
}
