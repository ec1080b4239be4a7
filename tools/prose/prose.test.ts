import { expect, it } from 'vitest'
import { commentsIn } from './comments.ts'
import { proseIn } from './markdown.ts'
import { allComments, documents, modules, read } from './modules.ts'
import { hasWay, isHeadless, isLong, isThingThatSpeaks, sentencesIn } from './rules.ts'

it('finds the comments of a module, lines that follow each other as one', () => {
  const text = `/** A gap. @requirement GEN-22 */\nconst a = <p>// no comment</p> // why\n// One\n// two.\n\n// oxlint-disable-next-line no-x\n// Three`
  expect(commentsIn('a.tsx', text)).toEqual([
    { line: 1, text: 'A gap.' },
    { line: 2, text: 'why' },
    { line: 3, text: 'One two.' },
    { line: 7, text: 'Three' },
  ])
})

it('knows a clause that stands alone', () => {
  const headless = [
    'What a visitor has chosen.',
    'Who lets go here has not pressed here.',
    'Where it leads.',
    'Where it is, and in which colour.',
    'How many are shown.',
  ]
  expect(headless.filter(isHeadless)).toEqual(headless)
  expect(['What is it?', 'Where it fails, the browser sends it.', 'Whether it is open.', 'Whatever.'].filter(isHeadless)).toEqual(
    [],
  )
})

it('counts the words of a sentence', () => {
  expect(sentencesIn(`${'word '.repeat(29)}\`a b c\`. Next one.`).map(isLong)).toEqual([false, false])
  expect(isLong('word '.repeat(31))).toBe(true)
})

it('knows a way, and a thing that speaks', () => {
  expect(['The way home.', 'In two ways.', 'It gives way.', 'The other way round.'].map(hasWay)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(['The record says so.', 'The error says so.', 'Essays.'].map(isThingThatSpeaks)).toEqual([true, false, false])
})

it('reads the prose of Markdown, without code and addresses', () => {
  const document = '# A **title**\n\n- An [item](way.md)\n\n| a | `b` |\n| --- | --- |\n\n```sh\nway\n```\n'
  expect(proseIn(document)).toEqual(['A title', 'An item', 'a', '`b`', '---', '---'])
})

const sentences = [
  ...allComments().flatMap(({ file, line, text }) => sentencesIn(text).map((sentence) => `${file}:${line} ${sentence}`)),
  ...documents.flatMap((file) =>
    proseIn(read(file)).flatMap((text) => sentencesIn(text).map((sentence) => `${file}: ${sentence}`)),
  ),
].map((found) => ({ found, sentence: found.slice(found.indexOf(' ') + 1) }))

it.each([
  ['begins with a clause that stands alone', isHeadless],
  ['has over 30 words', isLong],
  ['has "way" for a path or a manner', hasWay],
  ['lets a thing say or tell', isThingThatSpeaks],
])('no sentence of a comment or a document %s (docs/STYLE.md)', (_, breaksRule) => {
  expect(sentences.filter(({ sentence }) => breaksRule(sentence)).map(({ found }) => found)).toEqual([])
})

it('no constant is named most, longest or least: a limit begins with max or min', () => {
  const limits = modules.flatMap((file) =>
    [...read(file).matchAll(/\bconst (?:most|longest|least)[A-Z]\w*/g)].map(([name]) => `${file} ${name}`),
  )
  expect(limits).toEqual([])
})
