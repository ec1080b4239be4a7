// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Player } from './Player.tsx'
import { playerAddress } from './player-address.ts'

afterEach(cleanup)

const film = { id: 'a b', href: '' }
const commonProps = { title: 'A film', className: 'player', part: 'x-player' }
const html = (video: Parameters<typeof Player>[0]['video']) => renderToStaticMarkup(<Player video={video} {...commonProps} />)

describe('playerAddress', () => {
  it('embeds vimeo and youtube with fixed options, without their cookies (BLK-home_header-17, BLK-video_player-01, BLK-video_player-02)', () => {
    expect(playerAddress({ ...film, provider: 'youtube' })).toBe('https://www.youtube-nocookie.com/embed/a%20b?autoplay=1&rel=0')
    expect(playerAddress({ ...film, provider: 'vimeo' })).toBe('https://player.vimeo.com/video/a%20b?autoplay=1&dnt=1')
    expect(playerAddress({ ...film, provider: 'file' })).toBeUndefined()
  })
})

describe('Player', () => {
  it('is a frame of the provider, named and confined', () => {
    expect(html({ ...film, provider: 'youtube' })).toMatch(/<iframe[^>]* title="A film" sandbox="/)
    expect(html({ ...film, provider: 'youtube' })).not.toContain('<script')
  })

  it('plays a file with the browser’s controls, with its sound and its captions (BLK-video_player-02)', () => {
    const captions = [{ lang: 'fr', src: '/film-fr.vtt' }]
    const player = html({ ...film, provider: 'file', id: '/film.mp4', captions })
    expect(player).toMatch(/<video[^>]* src="\/film.mp4" aria-label="A film" controls=""/)
    expect(player).not.toContain('muted')
    expect(player).toContain('<track kind="captions" src="/film-fr.vtt" srcLang="fr" label="français"/>')
  })

  it.each(['youtube', 'vimeo'] as const)(
    'has no script of %s that could fail when it is taken away (BLK-video_player-03)',
    (provider) => {
      const error = vi.spyOn(console, 'error')
      const { container, unmount } = render(<Player video={{ ...film, provider }} {...commonProps} />)
      // Their scripts talk to a frame only where its address asks for it.
      expect(container.querySelector('iframe')!.src).not.toMatch(/enablejsapi|api=1|origin=|player_id/)
      expect(document.querySelector('script')).toBeNull()
      expect(unmount).not.toThrow()
      expect(error).not.toHaveBeenCalled()
      error.mockRestore()
    },
  )
})
