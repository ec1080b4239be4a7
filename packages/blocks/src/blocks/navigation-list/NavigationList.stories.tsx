import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { navigationList as contract } from './NavigationList.contract.ts'
import { fixtures } from './NavigationList.fixtures.ts'
import { NavigationList } from './NavigationList.tsx'

const meta = { title: 'Blocks/NavigationList', component: NavigationList, parameters: { contract } } satisfies Meta<
  typeof NavigationList
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
