import type { EmbedValue } from '../../contract/values.ts'

/** Address of a provider's player, without its cookies where it offers that; `undefined` for a file of one's own. */
export function playerAddress({ provider, id }: Pick<EmbedValue, 'provider' | 'id'>): string | undefined {
  const film = encodeURIComponent(id)
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0`
  if (provider === 'vimeo') return `https://player.vimeo.com/video/${film}?autoplay=1&dnt=1`
  return undefined
}
