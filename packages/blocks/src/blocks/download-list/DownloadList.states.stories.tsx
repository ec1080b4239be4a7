import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withRequests } from '../../forms/with-requests.fixture.tsx'
import { downloadList as contract } from './DownloadList.contract.ts'
import { fixtures } from './DownloadList.fixtures.ts'
import { DownloadList } from './DownloadList.tsx'

const meta = { title: 'Blocks/DownloadList/States', component: DownloadList, parameters: { contract } } satisfies Meta<
  typeof DownloadList
>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

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

/** What was unlocked before needs no form (DL-20). */
export const UnlockedBefore: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  decorators: [withRequests({ addressOf: (id) => (id === '1004' ? '#before' : undefined) })],
  play: async ({ canvasElement }) => {
    const download = within(canvasElement).getByRole('link', { name: 'Download Project prices' })
    await expect(download).toHaveAttribute('href', '#before')
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
