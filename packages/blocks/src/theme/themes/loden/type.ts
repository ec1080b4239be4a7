/**
 * The volumes of Loden's type, from loud to hush: width and weight move together. Languages with
 * long words get narrower letters, not smaller ones.
 */
export const volumes = {
  loud: { width: '125%', weight: '850' },
  clear: { width: '116%', weight: '700' },
  plain: { width: '106%', weight: '520' },
  soft: { width: '94%', weight: '350' },
  hush: { width: '80%', weight: '230' },
  whisper: { width: '86%', weight: '300' },
} as const

export const type = {
  heading: volumes.clear,
  label: { width: volumes.plain.width, weight: volumes.clear.weight },
  menu: volumes.plain,
  quote: volumes.whisper,
  strong: { width: volumes.clear.width, weight: volumes.loud.weight },
  secondary: volumes.hush,
}

/** A damped title: its first word is loud, its last a hush. */
export const title = {
  1: volumes.loud,
  2: volumes.clear,
  3: volumes.plain,
  4: { ...volumes.soft, tracking: 'var(--b-tracking-2)' },
  5: { ...volumes.hush, tracking: 'var(--b-tracking-3)' },
}

/** Archivo's narrowest letters, measured at the weight of the loud step (`titles.look.ts` finds a word that they do not fit). */
export const titleFit = { narrowest: '62%', letter: '0.35' }

export const narrower = [
  { langs: ['nl', 'fr', 'it'], type: { heading: '110%', strong: '110%' }, title: { 1: '118%', 2: '110%' } },
  {
    langs: ['de'],
    type: { heading: '98%', strong: '98%', label: '96%', menu: '96%' },
    title: { 1: '104%', 2: '98%', 3: '96%', 4: '88%' },
  },
]
