import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { FaqPage } from './FaqPage.tsx'
import * as states from './FaqPage.stories.tsx'

const meta = { ...states.default, title: 'Tests/FaqPage', tags: ['!autodocs'] } satisfies Meta<typeof FaqPage>
export default meta
type Story = StoryObj<typeof meta>

/** Filters while one types; what matches is marked, an answer that matches is open. */
export const Default: Story = {
  ...states.Default,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByRole('searchbox', { name: 'Search questions and answers' })
    await expect(page.getByRole('status')).toHaveTextContent('3 questions')
    await userEvent.type(field, 'brush')
    await expect(page.getByRole('status')).toHaveTextContent('1 question')
    await expect(page.getByText('brush').tagName).toBe('MARK')
    await expect(page.getByText('brush')).toBeVisible()
    await userEvent.clear(field)
    await expect(page.getByRole('status')).toHaveTextContent('3 questions')
  },
}
