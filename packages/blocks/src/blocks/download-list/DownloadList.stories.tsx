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
