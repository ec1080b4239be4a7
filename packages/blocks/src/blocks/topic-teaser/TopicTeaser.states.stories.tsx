import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { topicTeaser as contract } from './TopicTeaser.contract.ts'
import { fixtures } from './TopicTeaser.fixtures.ts'
import { TopicTeaser } from './TopicTeaser.tsx'

const meta = {
  title: 'Blocks/TopicTeaser/States',
  component: TopicTeaser,
  parameters: { contract },
} satisfies Meta<typeof TopicTeaser>
export default meta
type Story = StoryObj<typeof meta>

/** The picture on the right (BLK-topic_teaser-07). */
export const Right: Story = {
  ...example(fixtures.right),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading').getBoundingClientRect()
    await expect(canvas.getByRole('img').getBoundingClientRect().left).toBeGreaterThan(title.right)
  },
}
export const Minimal: Story = example(fixtures.minimal)
/** No button without a link (BLK-topic_teaser-04). */
export const WithoutButton: Story = example(fixtures.withoutButton)
/** The link announces that it opens in a new tab (BLK-topic_teaser-05). */
export const NewTab: Story = {
  ...example(fixtures.newTab),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the report (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
/** The whole teaser is the link, except where its text has links of its own. */
export const WholeLink: Story = {
  ...example({ en: { ...fixtures.complete.en, descriptionHtml: '<p>See the <a href="#shelf">shelf</a></p>' } }),
}
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px picture, label and text stand one under the other, also when the picture is at the end (OR-100). */
export const Narrow: Story = {
  ...example({ en: { ...fixtures.overlong.en, imageSide: 'end' } }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('img').getBoundingClientRect()
    await expect(picture.bottom).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().top)
  },
}
