import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DisplayTitle } from './DisplayTitle.tsx'

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
export const LongWord: Story = { args: { text: 'Applaudissements, mesurés' }, globals: { locale: 'fr' } }
export const Long: Story = {
  args: { size: 'title', text: 'A courtroom of 1911 learns to whisper, and nobody touched the vault' },
}
/** Words break at their joints, which soft hyphens mark. */
export const German: Story = {
  args: { text: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüros' },
  globals: { locale: 'de' },
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
