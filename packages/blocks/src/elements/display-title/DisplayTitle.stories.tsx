import type { Meta, StoryObj } from '@storybook/react-vite'
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
