import { en as elements } from '../../elements/elements.messages.ts'

export const en = {
  ...elements,
  /** Where there is no award. */
  empty: 'No awards yet',
  /** Who designed it; `{name}` is a link. */
  designer: 'Designed by',
}

type Texts = typeof en
export interface AwardOverviewTimelineMessages extends Texts {}
