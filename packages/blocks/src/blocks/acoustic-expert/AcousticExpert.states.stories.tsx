import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { acousticExpert as contract } from './AcousticExpert.contract.ts'
import { fixtures } from './AcousticExpert.fixtures.ts'
import { AcousticExpert } from './AcousticExpert.tsx'

const meta = { title: 'Blocks/AcousticExpert/States', component: AcousticExpert, parameters: { contract } } satisfies Meta<
  typeof AcousticExpert
>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
