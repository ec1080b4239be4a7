import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { hero as contract } from './Hero.contract.ts'
import { fixtures } from './Hero.fixtures.ts'
import { Hero } from './Hero.tsx'

const meta = { title: 'Blocks/Hero', component: Hero, parameters: { contract } } satisfies Meta<typeof Hero>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
