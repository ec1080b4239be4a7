import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withRequests } from '../../forms/with-requests.fixture.tsx'
import { fixtures } from './DownloadList.fixtures.ts'
import type { DownloadList } from './DownloadList.tsx'
import * as states from './DownloadList.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/DownloadList', tags: ['!autodocs'] } satisfies Meta<typeof DownloadList>
export default meta
type Story = StoryObj<typeof meta>

/** Each table has the name of its category, each link that of its file. */
export const Names: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const prices = within(page.getByRole('table', { name: 'Price lists' }))
    await expect(prices.getByRole('rowheader', { name: /Price list 2026/ })).toBeVisible()
    await expect(prices.getByRole('link', { name: 'Download Price list 2026' })).toBeVisible()
    await expect(prices.getByRole('link', { name: 'Unlock Project prices' })).toBeVisible()
    await expect(prices.queryByRole('link', { name: 'Download Project prices' })).toBeNull()
    await expect(page.getByRole('link', { name: 'On request The whole catalogue' })).toBeVisible()
  },
}

/** A locked file is asked for in a dialog, and then the link leads to it (DL-04, DL-17). */
export const Unlocked: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  decorators: [withRequests()],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Unlock Project prices' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Unlock File 1004' }))
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'ines@example.com')
    await userEvent.click(dialog.getByLabelText(/I agree/))
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock file' }))
    await expect(await dialog.findByRole('link', { name: 'Download File 1004' })).toHaveAttribute('href', '#unlocked')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const download = page.getByRole('link', { name: 'Download Project prices' })
    await expect(download).toHaveAttribute('href', '#unlocked')
    // The dialog dispatches its `close` event a moment later.
    await waitFor(() => expect(download).toHaveFocus())
    await expect(page.queryByRole('link', { name: 'Unlock Project prices' })).toBeNull()
  },
}
