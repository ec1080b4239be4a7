import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { pressKitOverview as contract } from './PressKitOverview.contract.ts'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview } from './PressKitOverview.tsx'

const meta = {
  title: 'Blocks/PressKitOverview/States',
  component: PressKitOverview,
  parameters: { contract },
} satisfies Meta<typeof PressKitOverview>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** Each kit has a dialog of its own; Escape gives the focus back to the kit (DL-06). */
export const Dialog: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of ['Murmel press kit', 'Loket press kit']) {
      const request = page.getByRole('link', { name: `Ask for it ${name}` })
      request.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name })
      await expect(within(dialog).getByRole('link', { name: 'Ask for it' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
