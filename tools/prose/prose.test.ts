import { expect, it } from 'vitest'
import { commentsIn } from './comments.ts'
import { allComments } from './modules.ts'
import { isHeadless, isLong, sentencesIn } from './rules.ts'

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

it('no comment begins with a clause that stands alone (docs/STYLE.md)', () => {
  const headless = allComments().filter(({ text }) => isHeadless(sentencesIn(text)[0] ?? ''))
  expect(headless.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})
