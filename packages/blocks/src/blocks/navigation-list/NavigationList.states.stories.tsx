import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { navigationList as contract } from './NavigationList.contract.ts'
import { fixtures } from './NavigationList.fixtures.ts'
import { NavigationList } from './NavigationList.tsx'

const meta = { title: 'Blocks/NavigationList/States', component: NavigationList, parameters: { contract } } satisfies Meta<
  typeof NavigationList
>
export default meta
type Story = StoryObj<typeof meta>

export const Overlong: Story = example(fixtures.overlong)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
