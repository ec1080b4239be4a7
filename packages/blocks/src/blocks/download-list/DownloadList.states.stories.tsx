import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { downloadList as contract } from './DownloadList.contract.ts'
import { fixtures } from './DownloadList.fixtures.ts'
import { DownloadList } from './DownloadList.tsx'

const meta = { title: 'Blocks/DownloadList/States', component: DownloadList, parameters: { contract } } satisfies Meta<
  typeof DownloadList
>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** Each table has the name of its category, each link that of its file. */
export const Names: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const prices = within(page.getByRole('table', { name: 'Price lists' }))
    await expect(prices.getByRole('rowheader', { name: /Price list 2026/ })).toBeVisible()
    await expect(prices.getByRole('link', { name: 'Download Price list 2026' })).toBeVisible()
    await expect(prices.getByRole('link', { name: 'On request Project prices' })).toBeVisible()
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
