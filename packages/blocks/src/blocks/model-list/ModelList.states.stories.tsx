import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withCarousel } from '../../elements/carousel/enhanced.fixture.tsx'
import { modelList as contract } from './ModelList.contract.ts'
import { fixtures } from './ModelList.fixtures.ts'
import { ModelList } from './ModelList.tsx'

const meta = {
  title: 'Blocks/ModelList/States',
  component: ModelList,
  parameters: { contract },
  decorators: [withCarousel],
} satisfies Meta<typeof ModelList>
export default meta
type Story = StoryObj<typeof meta>

const all = (element: HTMLElement, part: string) => [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]

/** Names of one line and of two are of one height, so that all descriptions begin on one line (BLK-model_list-04). */
export const Row: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const names = all(canvasElement, 'model-list-name').map(({ offsetHeight }) => offsetHeight)
    await expect(names[0]).toBeGreaterThan(
      parseFloat(getComputedStyle(all(canvasElement, 'model-list-name')[0]!).lineHeight) * 1.5,
    )
    await expect(new Set(names).size).toBe(1)
    const tops = all(canvasElement, 'model-list-description').map((text) => text.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const Few: Story = {
  ...example(fixtures.few),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
}
export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)
