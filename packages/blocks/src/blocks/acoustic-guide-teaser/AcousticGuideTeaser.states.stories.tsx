import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { acousticGuideTeaser as contract } from './AcousticGuideTeaser.contract.ts'
import { fixtures } from './AcousticGuideTeaser.fixtures.ts'
import { AcousticGuideTeaser } from './AcousticGuideTeaser.tsx'

const meta = {
  title: 'Blocks/AcousticGuideTeaser/States',
  component: AcousticGuideTeaser,
  parameters: { contract },
} satisfies Meta<typeof AcousticGuideTeaser>
export default meta
type Story = StoryObj<typeof meta>

/** The first strip is open until another one has the focus; the page below does not move. */
export const Strips: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
}
export const Minimal: Story = example(fixtures.minimal)
/** No text is legible on this grey: it becomes an edge above the text. */
export const Illegible: Story = example(fixtures.illegible)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px every strip is open, and the whole strip leads to its guide. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
}
