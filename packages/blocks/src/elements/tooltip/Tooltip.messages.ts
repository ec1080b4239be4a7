export const en = {
  /** Name of the mark. */
  more: 'More information',
}

export type TooltipMessages = typeof en
