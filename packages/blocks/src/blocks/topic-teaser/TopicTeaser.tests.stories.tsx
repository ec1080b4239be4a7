import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fixtures } from './TopicTeaser.fixtures.ts'
import type { TopicTeaser } from './TopicTeaser.tsx'
import * as states from './TopicTeaser.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/TopicTeaser', tags: ['!autodocs'] } satisfies Meta<typeof TopicTeaser>
export default meta
type Story = StoryObj<typeof meta>
/** The whole teaser is the link, except where its text has links of its own. */
export const WholeLink: Story = {
  ...states.WholeLink,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const at = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return document
        .elementFromPoint(left + width / 2, top + height / 2)!
        .closest('a')
        ?.getAttribute('href')
    }
    const { href } = fixtures.complete.en.action!
    await expect(at(canvas.getByRole('img'))).toBe(href)
    await expect(at(canvas.getByRole('heading'))).toBe(href)
    await expect(at(canvas.getByRole('link', { name: 'shelf' }))).toBe('#shelf')
  },
}
