import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ConsentNotice } from './ConsentNotice.tsx'
import * as states from './ConsentNotice.stories.tsx'

const meta = { ...states.default, title: 'Tests/ConsentNotice', tags: ['!autodocs'] } satisfies Meta<typeof ConsentNotice>
export default meta
type Story = StoryObj<typeof meta>

/** The necessary part cannot be refused; the rest is off until it is ticked. */
export const Choosing: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement.querySelector<HTMLElement>('[data-part="consent-notice"]')!)
    await userEvent.click(notice.getByText('Choose'))
    await expect(notice.getByLabelText('Necessary')).toBeChecked()
    await expect(notice.getByLabelText('Necessary')).toBeDisabled()
    await expect(notice.getByLabelText('Preferences')).not.toBeChecked()
    await expect(notice.getByLabelText('Preferences')).toHaveAccessibleDescription(
      'Downloads that you have unlocked stay unlocked in this browser.',
    )
    await userEvent.click(notice.getByLabelText('Statistics'))
    const form = canvasElement.querySelector('form')!
    const sent = new FormData(form, notice.getByRole('button', { name: 'Save my choice' }))
    await expect([...sent]).toEqual([
      ['statistics', 'on'],
      ['choice', 'chosen'],
    ])
  },
}
