import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { acousticExpert as contract } from './AcousticExpert.contract.ts'
import { fixtures } from './AcousticExpert.fixtures.ts'
import { AcousticExpert } from './AcousticExpert.tsx'

const meta = { title: 'Blocks/AcousticExpert', component: AcousticExpert, parameters: { contract } } satisfies Meta<
  typeof AcousticExpert
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
