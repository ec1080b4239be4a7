import ts from 'typescript'

export interface Comment {
  /** Line of its first character, from 1. */
  line: number
  /** Its words, without marks and tags; lines of `//` that follow each other are one comment. */
  text: string
}

const toPlainText = (comment: string) =>
  comment
    .replaceAll(/^\/\*+|\*\/$|^\s*(?:\*|\/\/)/gm, ' ')
    .replaceAll(/\{@\w+ ([^}]+)\}/g, '$1')
    .replace(/(?:^|\s)@\w+[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const forTools = /^(?:oxlint|eslint|@|prettier-|#region|<reference)/

/** Finds the comments of a module, but for those that speak to a tool. */
export function commentsIn(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const ranges = new Map<number, ts.CommentRange>()
  const texts: ts.JsxText[] = []
  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) texts.push(node)
    const found = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]
    for (const range of found) ranges.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const comments: (Comment & { end: number; isJoinable: boolean })[] = []
  const isText = ({ pos }: ts.CommentRange) => texts.some((node) => node.pos <= pos && pos < node.end)
  const found = [...ranges.values()].filter((range) => !isText(range))
  for (const { pos, end, kind } of found.toSorted((a, b) => a.pos - b.pos)) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
    const isAlone = !text.slice(text.lastIndexOf('\n', pos) + 1, pos).trim()
    const words = toPlainText(text.slice(pos, end))
    const last = comments.at(-1)
    if (isLine && last?.isJoinable && !text.slice(last.end, pos).trim() && !/\n\s*\n/.test(text.slice(last.end, pos)))
      Object.assign(last, { text: `${last.text} ${words}`, end })
    else
      comments.push({
        line: source.getLineAndCharacterOfPosition(pos).line + 1,
        text: words,
        end,
        isJoinable: isLine && isAlone && !forTools.test(words),
      })
  }
  const isProse = ({ text: words }: Comment) => words !== '' && !forTools.test(words)
  return comments.filter(isProse).map(({ line, text: words }) => ({ line, text: words }))
}
