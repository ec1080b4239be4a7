import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** A file unlocked before needs no form (DL-20). */
export const UnlockedBefore: Story = {
  ...example(fixtures.complete),
  decorators: [withRequests({ addressOf: (id) => (id === '1004' ? '#before' : undefined) })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="#before"]')).toBeVisible()
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
