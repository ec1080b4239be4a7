import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { videoPlayer as contract } from './VideoPlayer.contract.ts'
import { fixtures } from './VideoPlayer.fixtures.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = { title: 'Blocks/VideoPlayer', component: VideoPlayer, parameters: { contract } } satisfies Meta<typeof VideoPlayer>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
