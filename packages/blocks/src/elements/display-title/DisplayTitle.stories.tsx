import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../theme/vars.css.ts'
import { FittedText } from '../fitted-text/FittedText.tsx'
import { DisplayTitle } from './DisplayTitle.tsx'

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'.repeat(2)
const lengths = [25, 35, 45, 60, 136]

const meta = {
  title: 'Elements/DisplayTitle',
  component: DisplayTitle,
  args: { headingLevel: 1, text: 'Type has a volume knob' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DisplayTitle>
export default meta
type Story = StoryObj<typeof meta>

export const FiveWords: Story = {}
export const OneWord: Story = { args: { text: 'Quieter.' } }
export const TwoWords: Story = { args: { text: 'Questions, answered' } }
/** Where a word has no room, the letters of the whole title get narrower. */
export const LongWord: Story = { args: { text: 'Applaudissements, mesurés' } }
export const Long: Story = {
  args: { size: 'title', text: 'A courtroom of 1911 learns to whisper, and nobody touched the vault' },
}
/** Words break at their joints, which soft hyphens mark. */
export const German: Story = {
  args: { text: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüros' },
}
/** However long a word, its letters keep their distance and are no smaller than running text; it breaks where it has no room (GEN-29). */
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {lengths.map((letters) => (
        <DisplayTitle key={letters} headingLevel={2} text={longWord.slice(0, letters)} />
      ))}
      {lengths.map((letters) => (
        <h2 key={letters} style={{ fontSize: vars.size[2] }}>
          <FittedText text={longWord.slice(0, letters)} />
        </h2>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const titles = [...canvasElement.querySelectorAll('h2')].map((title) => {
      const text = title.querySelector('[data-part="display-title-letters"], [data-part="fitted-text"]')!
      const of = (element: Element, name: 'fontSize' | 'letterSpacing') => parseFloat(getComputedStyle(element)[name])
      const measureTracking = (element: Element) => of(element, 'letterSpacing') / of(element, 'fontSize')
      const range = document.createRange()
      range.selectNodeContents(text)
      return {
        tracking: measureTracking(text) - measureTracking(title),
        size: of(text, 'fontSize'),
        room: title.getBoundingClientRect().right - range.getBoundingClientRect().right,
        lines: new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size,
      }
    })
    const body = parseFloat(getComputedStyle(document.body).fontSize)
    for (const { tracking, size, room } of titles) {
      await expect(tracking).toBeCloseTo(0)
      await expect(size).toBeGreaterThanOrEqual(body)
      await expect(room).toBeGreaterThan(-1)
    }
    const broken = titles.map(({ lines }) => lines > 1)
    await expect(broken).toEqual([false, false, false, false, true, false, false, false, false, true])
  },
}
/** Where a visitor sets the letters wider (WCAG 1.4.12), a word breaks, and the title is as high as its lines (GEN-21). */
export const Broken: Story = {
  args: { text: 'Applaudissements' },
  play: async ({ canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-part="display-title-${name}"]`)!
    const word = part('word')
    word.style.letterSpacing = '2em'
    const range = document.createRange()
    range.selectNodeContents(part('letters'))
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    await expect(lines).toBeGreaterThan(1)
    await expect(Math.round(word.offsetHeight / parseFloat(getComputedStyle(word).lineHeight))).toBe(lines)
  },
}
