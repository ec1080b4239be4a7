import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './AwardOverviewTimeline.fixtures.ts'
import type { AwardOverviewTimeline } from './AwardOverviewTimeline.tsx'
import * as states from './AwardOverviewTimeline.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/AwardOverviewTimeline', tags: ['!autodocs'] } satisfies Meta<
  typeof AwardOverviewTimeline
>
export default meta
type Story = StoryObj<typeof meta>

/** The newest year first; product and designer are links (AWARD-01, AWARD-03, AWARD-04). */
export const Years: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['2026', '2024'])
    await expect(page.getByRole('link', { name: 'Murmel' })).toHaveAttribute('href', '#murmel')
    await expect(page.getByRole('link', { name: 'Tomas Lindqvist' })).toHaveAttribute('href', '#tomas')
  },
}
