import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './ModelList.fixtures.ts'
import type { ModelList } from './ModelList.tsx'
import * as states from './ModelList.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/ModelList', tags: ['!autodocs'] } satisfies Meta<typeof ModelList>
export default meta
type Story = StoryObj<typeof meta>

const all = (element: HTMLElement, part: string) => [...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]

/** The buttons go on by a whole group; there are no dots, and pictures load when they are near (BLK-model_list-05). */
export const Groups: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    for (const picture of canvas.getAllByRole('img')) await expect(picture).toHaveAttribute('loading', 'lazy')
    const cards = all(canvasElement, 'carousel-slide')
    await userEvent.click(canvas.getByRole('button', { name: 'Show next' }))
    await waitFor(() => expect(cards[0]!.inert).toBe(true))
    await waitFor(() => expect(cards.at(-1)!.inert).toBe(false))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show next' })).toHaveAttribute('aria-disabled', 'true'))
  },
}
