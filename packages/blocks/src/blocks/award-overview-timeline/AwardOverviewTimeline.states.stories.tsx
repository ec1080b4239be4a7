import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { awardOverviewTimeline as contract } from './AwardOverviewTimeline.contract.ts'
import { fixtures } from './AwardOverviewTimeline.fixtures.ts'
import { AwardOverviewTimeline } from './AwardOverviewTimeline.tsx'

const meta = {
  title: 'Blocks/AwardOverviewTimeline/States',
  component: AwardOverviewTimeline,
  parameters: { contract },
} satisfies Meta<typeof AwardOverviewTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Empty: Story = example(fixtures.empty)
export const Overlong: Story = example(fixtures.overlong)

const products = fixtures.complete.en.awards[0]!.products
const createAwards = (year: number, total: number) =>
  Array.from({ length: total }, (_, i) => ({ id: `${year}-${i}`, name: `Award ${i + 1}`, year, products }))

/** On large pages the last award fills its row, whatever is left of it (BLK-award_timeline-01). */
export const FullRows: Story = {
  args: { awards: [...createAwards(2026, 3), ...createAwards(2025, 4), ...createAwards(2024, 5), ...createAwards(2023, 1)] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    for (const awards of canvasElement.querySelectorAll('[data-part="award-overview-timeline-awards"]')) {
      const [row, last] = [awards, awards.lastElementChild!].map((element) => element.getBoundingClientRect().right)
      await expect(last).toBeCloseTo(row!, 0)
    }
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
