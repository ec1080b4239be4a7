export { VideoPlayer, VideoPlayer as default, type VideoPlayerProps } from './VideoPlayer.tsx'
export type { VideoPlayerMessages } from './VideoPlayer.messages.ts'
