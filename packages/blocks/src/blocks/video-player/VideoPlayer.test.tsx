import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './VideoPlayer.fixtures.ts'
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx'

const html = (props: VideoPlayerProps) => renderToStaticMarkup(<VideoPlayer {...props} />)

it.each([
  ['youtube', 'Play video from YouTube'],
  ['vimeo', 'Play video from Vimeo'],
  ['complete', 'Play video'],
] as const)('stands as a link to the film that names where it comes from, %s (BLK-video_player-01)', (name, text) => {
  const props = fixtures[name].en
  expect(html(props)).toContain(`href="${props.video.href}" data-hydrate-trigger=""`)
  expect(html(props)).toContain(`>${text}<`)
})

it('has nothing of the provider before it is asked for', () => {
  for (const { en } of Object.values(fixtures)) expect(html(en)).not.toMatch(/<(iframe|video|script|link)|nocookie|player\.vimeo/)
})

it('renders nothing without a film', () => {
  expect(html({ video: { provider: 'youtube', id: '', href: '' }, caption: 'A' })).toBe('')
})
