import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { captureEvents } from '../../testing/events.ts'
import { fixtures } from './RoomCalculator.fixtures.ts'
import type { RoomCalculator } from './RoomCalculator.tsx'
import * as states from './RoomCalculator.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/RoomCalculator', tags: ['!autodocs'] } satisfies Meta<typeof RoomCalculator>
export default meta
type Story = StoryObj<typeof meta>

/** The seconds follow every change, by mouse and by keyboard; the slider takes them down; an event has the room (GEN-20). */
export const Live: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const result = canvas.getByRole('status')
    const takeEvents = captureEvents(canvasElement)
    await expect(result).toHaveTextContent('Bare: 2.9 s. Recommended: 0.6 s. Still too long.')
    await userEvent.selectOptions(canvas.getByLabelText('Floor'), 'Carpet')
    await expect(result).toHaveTextContent('Bare: 1.5 s.')
    fireEvent.input(canvas.getByRole('slider'), { target: { value: '60' } })
    await expect(result).toHaveTextContent('That is about right.')
    await expect(canvas.getByRole('slider', { name: 'Share of the ceiling' })).toHaveAttribute('aria-valuetext', '60%')
    await userEvent.clear(canvas.getByLabelText('Length, m'))
    await userEvent.type(canvas.getByLabelText('Length, m'), '20')
    await expect(canvas.getByText('48.0 m² of Panel', { selector: 'dt' })).toBeVisible()
    await waitFor(() =>
      expect(takeEvents().at(-1)).toEqual({
        type: 'room-change',
        use: expect.any(String),
        absorber: expect.any(String),
        cover: 60,
      }),
    )
  },
}
