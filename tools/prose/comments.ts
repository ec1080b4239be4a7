import ts from 'typescript'

export interface Comment {
  /** Line of its first character, from 1. */
  line: number
  /** Its words, without marks and tags; lines of `//` that follow each other are one comment. */
  text: string
}

const wordsOf = (comment: string) =>
  comment
    .replaceAll(/^\/\*+|\*\/$|^\s*(?:\*|\/\/)/gm, ' ')
    .replaceAll(/\{@\w+ ([^}]+)\}/g, '$1')
    .replace(/(?:^|\s)@\w+[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Finds the comments of a module, but for those that speak to a tool. */
export function commentsIn(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const ranges = new Map<number, ts.CommentRange>()
  function visit(node: ts.Node): void {
    if (node.kind === ts.SyntaxKind.JsxText) return
    const found = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]
    for (const range of found) ranges.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const comments: (Comment & { end: number; isLine: boolean })[] = []
  for (const { pos, end, kind } of [...ranges.values()].toSorted((a, b) => a.pos - b.pos)) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
    const words = wordsOf(text.slice(pos, end))
    const last = comments.at(-1)
    if (isLine && last?.isLine && !text.slice(last.end, pos).trim() && !/\n\s*\n/.test(text.slice(last.end, pos)))
      Object.assign(last, { text: `${last.text} ${words}`, end })
    else comments.push({ line: source.getLineAndCharacterOfPosition(pos).line + 1, text: words, end, isLine })
  }
  const isProse = ({ text: words }: Comment) => words !== '' && !/^(?:oxlint|eslint|@|prettier-|#region|<reference)/.test(words)
  return comments.filter(isProse).map(({ line, text: words }) => ({ line, text: words }))
}
