export const en = {
  /** Name of the mark. */
  more: 'More information',
}

type Texts = typeof en
export interface TooltipMessages extends Texts {}
