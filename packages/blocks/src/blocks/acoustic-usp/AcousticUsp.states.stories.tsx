import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { acousticUsp as contract } from './AcousticUsp.contract.ts'
import { fixtures } from './AcousticUsp.fixtures.ts'
import { AcousticUsp } from './AcousticUsp.tsx'

const meta = { title: 'Blocks/AcousticUsp/States', component: AcousticUsp, parameters: { contract } } satisfies Meta<
  typeof AcousticUsp
>
export default meta
type Story = StoryObj<typeof meta>

export const PropertiesOnly: Story = example(fixtures.propertiesOnly)
export const ChartOnly: Story = example(fixtures.chartOnly)
export const WordsOnly: Story = example(fixtures.wordsOnly)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
