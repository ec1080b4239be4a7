import { vi } from 'vitest'

/** Stubs the parts of a browser for films and media queries that jsdom lacks. `suits` answers the film's media query. */
export function stubMedia({ suits, play }: { suits: boolean; play?: () => Promise<void> }) {
  const query = Object.assign(new EventTarget(), { matches: suits, media: '' })
  const matchMedia = vi.fn((media: string) => Object.assign(query, { media }))
  vi.stubGlobal('matchMedia', matchMedia)
  const prototype = HTMLMediaElement.prototype
  vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe')
  return {
    query,
    play: vi.spyOn(prototype, 'play').mockImplementation(play ?? (() => Promise.resolve())),
    pause: vi.spyOn(prototype, 'pause').mockImplementation(() => {}),
  }
}
