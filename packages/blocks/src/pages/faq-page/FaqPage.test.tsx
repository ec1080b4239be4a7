// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { enhanceFaq } from './enhance-faq.ts'
import { FaqPage, type FaqPageProps } from './FaqPage.tsx'

const items = [
  { id: 'wash', question: 'Can I wash <felt>?', answerHtml: '<p>Never. A <strong>brush</strong> is enough.</p>' },
  { id: 'fire', question: 'Does it burn?', answerHtml: '<p>Class B, d0. See <a href="/felt">the report</a>.</p>' },
]
const html = (props: Partial<FaqPageProps> = {}) => renderToStaticMarkup(<FaqPage href="/faq" items={items} {...props} />)
const state = () => [
  document.querySelector('output')!.textContent,
  ...Array.from(document.querySelectorAll('details'), ({ hidden, open }) => (hidden ? 'hidden' : open ? 'open' : 'closed')),
]
function show(props?: Partial<FaqPageProps>) {
  document.body.innerHTML = html(props)
  return document.querySelector('input')!
}
function type(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const undos: (() => void)[] = []
const enhance = () => undos.push(enhanceFaq(document.querySelector<HTMLElement>('[data-enhance="faq"]')!))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  document.body.replaceChildren()
})

it('shows the header and every question, closed (FAQ-01, FAQ-03)', () => {
  show()
  expect(document.querySelector('h1')!.textContent).toBe('Got a question? Find an answer')
  expect(state()).toEqual(['2 questions', 'closed', 'closed'])
  expect(document.querySelector('h2')!.textContent).toBe('Can I wash <felt>?')
})

it('the server and the script filter alike: by question and answer, open where only the answer matches (FAQ-04, FAQ-05, FAQ-06)', () => {
  const expected: [string, string[]][] = [
    ['WASH', ['1 question', 'closed', 'hidden']],
    ['brush', ['1 question', 'open', 'hidden']],
    ['  ', ['2 questions', 'closed', 'closed']],
    ['/felt', ['No results found', 'hidden', 'hidden']],
    ['strong', ['No results found', 'hidden', 'hidden']],
  ]
  for (const [keyword, wanted] of expected) {
    show({ keyword })
    expect(state(), `server: ${keyword}`).toEqual(wanted)
  }
  const input = show({ keyword: 'brush' })
  enhance()
  for (const [keyword, wanted] of expected) {
    type(input, keyword)
    expect(state(), `script: ${keyword}`).toEqual(wanted)
  }
  type(input, 'felt')
  expect(document.querySelector('h2 > span')!.innerHTML).toBe('Can I wash &lt;<mark>felt</mark>&gt;?')
  type(input, '')
  expect(document.querySelector('mark')).toBeNull()
})

it('filters by what was typed before the script ran', () => {
  show().value = 'burn'
  enhance()
  expect(state()).toEqual(['1 question', 'hidden', 'closed'])
})
