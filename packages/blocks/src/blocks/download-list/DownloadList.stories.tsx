import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { downloadList as contract } from './DownloadList.contract.ts'
import { fixtures } from './DownloadList.fixtures.ts'
import { DownloadList } from './DownloadList.tsx'

const meta = { title: 'Blocks/DownloadList', component: DownloadList, parameters: { contract } } satisfies Meta<
  typeof DownloadList
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)

/** A search for the files of a product, which has found none. */
export const NoProduct: StoryObj<typeof meta> = {
  ...Default,
  args: { ...Default.args, fileSearch: { href: '/downloads', name: 'product', keyword: 'xyzzy', found: 0 } },
}
