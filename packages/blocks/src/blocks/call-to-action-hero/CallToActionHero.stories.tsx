import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { callToActionHero as contract } from './CallToActionHero.contract.ts'
import { fixtures } from './CallToActionHero.fixtures.ts'
import { CallToActionHero } from './CallToActionHero.tsx'

const meta = { title: 'Blocks/CallToActionHero', component: CallToActionHero, parameters: { contract } } satisfies Meta<
  typeof CallToActionHero
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
