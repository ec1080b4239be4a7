import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withRequests } from '../../forms/with-requests.fixture.tsx'
import { pressKitOverview as contract } from './PressKitOverview.contract.ts'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview } from './PressKitOverview.tsx'

const meta = {
  title: 'Blocks/Press kit overview/States',
  component: PressKitOverview,
  parameters: { contract },
} satisfies Meta<typeof PressKitOverview>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

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

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
