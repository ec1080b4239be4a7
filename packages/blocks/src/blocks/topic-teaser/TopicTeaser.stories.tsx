import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { topicTeaser as contract } from './TopicTeaser.contract.ts'
import { fixtures } from './TopicTeaser.fixtures.ts'
import { TopicTeaser } from './TopicTeaser.tsx'

const meta = { title: 'Blocks/TopicTeaser', component: TopicTeaser, parameters: { contract } } satisfies Meta<typeof TopicTeaser>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
