import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { jobList as contract } from './JobList.contract.ts'
import { fixtures } from './JobList.fixtures.ts'
import { JobList } from './JobList.tsx'

const meta = {
  title: 'Blocks/JobList/States',
  component: JobList,
  parameters: { contract },
} satisfies Meta<typeof JobList>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Empty: Story = example(fixtures.empty)
export const Overlong: Story = example(fixtures.overlong)

/** Each row is one link; its date is in the long form of the language (JOB-01). */
export const French: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: /Écoutant.*Belgique, Italie, Royaume-Uni.*12 octobre 2026/ })).toBeVisible()
    await expect(page.getAllByRole('link')).toHaveLength(4)
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
