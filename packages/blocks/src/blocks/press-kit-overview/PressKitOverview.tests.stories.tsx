import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withRequests } from '../../forms/with-requests.fixture.tsx'
import { fixtures } from './PressKitOverview.fixtures.ts'
import type { PressKitOverview } from './PressKitOverview.tsx'
import * as states from './PressKitOverview.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/PressKitOverview', tags: ['!autodocs'] } satisfies Meta<typeof PressKitOverview>
export default meta
type Story = StoryObj<typeof meta>

/** Each kit is asked for in a dialog, which gives the focus back to the kit (DL-06). */
export const Dialog: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  decorators: [withRequests()],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const [id, name] of [
      ['murmel', 'Murmel press kit'],
      ['loket', 'Loket press kit'],
    ]) {
      const request = page.getByRole('link', { name: `Ask for it ${name}` })
      request.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await page.findByRole('dialog', { name: `Unlock File ${id}` })
      await expect(within(dialog).getByRole('button', { name: 'Unlock file' })).toBeVisible()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await expect(request).toHaveFocus()
    }
  },
}
