import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withCarousel } from '../../elements/carousel/enhanced.fixture.tsx'
import { designerCarousel as contract } from './DesignerCarousel.contract.ts'
import { fixtures } from './DesignerCarousel.fixtures.ts'
import { DesignerCarousel } from './DesignerCarousel.tsx'

const meta = {
  title: 'Blocks/DesignerCarousel/States',
  component: DesignerCarousel,
  parameters: { contract },
  decorators: [withCarousel],
} satisfies Meta<typeof DesignerCarousel>
export default meta
type Story = StoryObj<typeof meta>

const cardsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]')]

/** Every card is one large link, and all have the height of the row (BLK-designer_carousel-01, BLK-designer_carousel-03). */
export const Row: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const cards = cardsIn(canvasElement)
    const heights = cards.map(({ offsetHeight }) => offsetHeight)
    await expect(new Set(heights)).toEqual(new Set([cards[0]!.parentElement!.offsetHeight]))
    const { left, top, width } = cards[0]!.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 40)
    await expect(hit?.closest('a')).toHaveAttribute('href', '#designer-0')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** All of them at once: four across where there is room, two on phones, without a row to scroll (BLK-designer_carousel-05). */
export const Grid: Story = {
  ...example(fixtures.complete),
  args: { ...example(fixtures.complete).args, layout: 'grid' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="designer-carousel-card"]')]
    const lines = new Map<number, number>()
    for (const { offsetTop } of cards) lines.set(offsetTop, (lines.get(offsetTop) ?? 0) + 1)
    await expect([...lines.values()]).toEqual([4, 3])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const GridNarrow: Story = { ...Grid, globals: { viewport: { value: 'narrow' } }, play: undefined }
export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)
