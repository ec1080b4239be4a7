export const en = {
  /** Name of the mark. */
  more: 'More information',
}

export const nl: typeof en = { more: 'Meer informatie' }
export const de: typeof en = { more: 'Mehr dazu' }
export const fr: typeof en = { more: 'En savoir plus' }
export const it: typeof en = { more: 'Maggiori informazioni' }

export type TooltipMessages = typeof en
