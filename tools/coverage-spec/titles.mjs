/** @typedef {{ kind: 'string' | 'comment', start: number, end: number, text: string }} Token */

/**
 * The strings and comments of a TypeScript file, and the file with both blanked out (same length). It knows enough of the
 * language to find titles, without a parser to install.
 *
 * @param {string} source
 */
function scan(source) {
  /** @type {Token[]} */
  const tokens = []
  const code = source.split('')
  let at = 0
  const blank = (start, end) => code.fill(' ', start, end)
  const take = (kind, start, end, text) => {
    tokens.push({ kind, start, end, text })
    blank(start, end)
    at = end
  }

  /** Skips code until the brace that closes a template's `${`. */
  const expression = () => {
    for (let depth = 1; at < source.length;) {
      if (source[at] === '}' && --depth === 0) return
      if (source[at] === '{') depth += 1
      step()
    }
  }
  const template = () => {
    const start = at
    let text = ''
    at += 1
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '\\') at += 2
      else if (source.startsWith('${', at)) {
        at += 2
        expression()
        at += 1
      } else text += source[at++]
    }
    // Strings within its expressions are a part of it.
    while ((tokens.at(-1)?.start ?? -1) > start) tokens.pop()
    take('string', start, at + 1, text)
  }
  function step() {
    const rest = source.slice(at, at + 2)
    const line = source.indexOf('\n', at)
    const lineEnd = line < 0 ? source.length : line
    if (rest === '//' && source[at - 1] !== ':') return take('comment', at, lineEnd, '')
    if (rest === '/*') {
      const end = source.indexOf('*/', at)
      return take('comment', at, end < 0 ? source.length : end + 2, source.slice(at, end))
    }
    if (rest[0] === '`') return template()
    const literal =
      rest[0] === "'" || rest[0] === '"'
        ? new RegExp(String.raw`^${rest[0]}((?:\\.|[^\\${rest[0]}])*)${rest[0]}`).exec(source.slice(at, lineEnd))
        : null
    if (literal) return take('string', at, at + literal[0].length, literal[1] ?? '')
    const regex =
      rest[0] === '/' && /(?:^|[(,=:[!&|?{};>]|return)\s*$/.test(source.slice(Math.max(at - 20, 0), at))
        ? /^\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/\w*/.exec(source.slice(at, lineEnd))
        : null
    if (regex) {
      blank(at, at + regex[0].length)
      at += regex[0].length
    } else at += 1
    return undefined
  }
  while (at < source.length) step()
  return { tokens: tokens.toSorted((a, b) => a.start - b.start), code: code.join('') }
}

const pairs = { ')': '(', ']': '[', '}': '{' }

/** Where the bracket that `end` closes (exclusive end) is opened. */
function opening(code, end) {
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    if (Object.hasOwn(pairs, code[at])) depth += 1
    else if ('([{'.includes(code[at]) && --depth === 0) return at
  }
  return -1
}

/** Where the bracket opened at `start` ends. */
function closing(code, start) {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if ('([{'.includes(code[at])) depth += 1
    else if (Object.hasOwn(pairs, code[at]) && --depth === 0) return at
  }
  return code.length
}

const runner = /(?:^|[^\w.])((?:it|test|describe)(?:\.\w+)*)$/
const notRun = /\.(?:skip|todo|fixme|fails)\b/

/** The first string of each row of a table (`['a', …]`, `{ name: 'a', … }`): what `%s` or `$name` puts into the title. */
const rowTitles = ({ tokens, code }, from, to) =>
  tokens
    .filter(({ kind, start, end }) => kind === 'string' && start > from && end <= to)
    .filter(({ start }) => /(?:\[|\{\s*\w+:)\s*$/.test(code.slice(from, start)))
    .map(({ text }) => text)

/**
 * Titles of `it`, `test` and `describe` that run; of `.each` the first string of each row too, where the title takes it in.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function testTitles(source) {
  const file = scan(source)
  return file.tokens.flatMap(({ kind, start, text }) => {
    const before = file.code.slice(0, start).trimEnd()
    if (kind !== 'string' || !before.endsWith('(')) return []
    const call = before.slice(0, -1).trimEnd()
    const table = call.endsWith(')') ? opening(file.code, call.length) : -1
    const callee = runner.exec(table < 0 ? call : call.slice(0, table).trimEnd())?.[1]
    if (!callee || notRun.test(callee)) return []
    if (table < 0 || !/%|\$/.test(text)) return [text]
    const name = /^\((\w+)\)$/.exec(call.slice(table))?.[1]
    const declared = name ? new RegExp(String.raw`\bconst ${name}\b[^=]*=\s*(?=\[)`).exec(file.code) : undefined
    const from = declared ? declared.index + declared[0].length : table
    return [text, ...rowTitles(file, from, closing(file.code, from))]
  })
}

/**
 * Descriptions of the stories that have a play function: a story without one shows, it does not test.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function storyTitles(source) {
  const { tokens, code } = scan(source)
  return tokens.flatMap(({ kind, start, end, text }) => {
    if (kind !== 'comment' || !source.startsWith('/**', start)) return []
    const story = /^\s*export const \w+[^=]*=\s*/.exec(code.slice(end))
    if (!story) return []
    const from = end + story[0].length
    const next = code.slice(from).search(/^\s*export /m)
    return /\bplay\b\s*[:(,}]/.test(code.slice(from, next < 0 ? undefined : from + next)) ? [text] : []
  })
}
