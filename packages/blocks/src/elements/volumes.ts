const volumes = ['loud', 'clear', 'plain', 'soft', 'hush'] as const
export type TitleVolume = (typeof volumes)[number]

/**
 * Gives each word of a title its volume: the first is loud, the last ends in a hush, in at most five groups. Where there
 * are more than five words, the groups after the first share them, the later ones taking more.
 */
export function dampWords(text: string): { word: string; volume: TitleVolume }[] {
  const words = text.split(/\s+/).filter(Boolean)
  const last = words.length - 1
  const steps = Math.min(last, volumes.length - 1)
  return words.map((word, i) => {
    if (i === 0) return { word, volume: 'loud' }
    const before = Math.floor(((last - i) * steps) / last)
    return { word, volume: before === 0 ? 'hush' : volumes[steps - before]! }
  })
}

/** Titles under 40 characters are set at the loudest step. Soft hyphens do not count. */
export const isShort = (text: string) => text.replaceAll('\u00ad', '').length < 40
