import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { detailHeader as contract } from './DetailHeader.contract.ts'
import { fixtures } from './DetailHeader.fixtures.ts'
import { DetailHeader } from './DetailHeader.tsx'

const meta = { title: 'Blocks/DetailHeader', component: DetailHeader, parameters: { contract } } satisfies Meta<
  typeof DetailHeader
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = example(fixtures.complete)
/** The finishes are links in their order, large enough to touch; the one that is shown is marked (FAM-13). */
export const Finishes: Story = example(fixtures.finishes)
export const Designer: Story = example(fixtures.designer)
export const Fabric: Story = example(fixtures.fabric)
