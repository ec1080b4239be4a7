import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Docgen } from './props-table.ts'

type Members = ReadonlyMap<string, ts.PropertySignature>

/** Returns the members of an interface, with those it extends in the same file. Members from elsewhere are `RootProps`. */
function collectMembers(name: string, interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>): Members {
  const found = interfaces.get(name)
  if (!found) return new Map()
  const bases = (found.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
  const inherited = bases.flatMap((base) => [...collectMembers(base, interfaces)])
  const own = found.members.filter(ts.isPropertySignature).map((member) => [member.name.getText(), member] as const)
  return new Map([...inherited, ...own])
}

const isNothing = ({ type }: ts.PropertySignature) => type?.kind === ts.SyntaxKind.UndefinedKeyword

const describe = (member: ts.PropertySignature, required: boolean) => ({
  description: ts
    .getJSDocCommentsAndTags(member)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n'),
  required,
  tsType: { name: 'other', raw: member.type?.getText() ?? '' },
})

/**
 * The props of components that take one of several interfaces, `type ButtonProps = LinkButton | PlainButton`, by the name of the
 * component. react-docgen reads no union.
 */
export function unionProps(file: string): Map<string, NonNullable<Docgen['props']>> {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const interfaces = new Map(statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]))
  const found = new Map<string, NonNullable<Docgen['props']>>()
  for (const { name, type } of statements.filter(ts.isTypeAliasDeclaration)) {
    if (!name.text.endsWith('Props') || !ts.isUnionTypeNode(type)) continue
    const shapes = type.types.map((each) => collectMembers(each.getText(), interfaces))
    const all = new Map(shapes.flatMap((shape) => [...shape].filter(([, member]) => !isNothing(member))))
    const isRequired = (prop: string) => shapes.every((shape) => shape.has(prop) && !shape.get(prop)!.questionToken)
    const props = [...all].map(([prop, member]) => [prop, describe(member, isRequired(prop))])
    found.set(name.text.replace(/Props$/, ''), Object.fromEntries(props))
  }
  return found
}
