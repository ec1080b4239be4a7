import { en as elements } from '../../elements/elements.messages.ts'

export const en = {
  ...elements,
  /** Shown where there is no award. */
  empty: 'No awards yet',
  /** Stands before the designer's name, which is a link. */
  designer: 'Designed by',
}

type Texts = typeof en
export interface AwardOverviewTimelineMessages extends Texts {}
