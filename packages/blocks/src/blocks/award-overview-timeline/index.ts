export {
  AwardOverviewTimeline,
  AwardOverviewTimeline as default,
  type AwardOverviewTimelineProps,
} from './AwardOverviewTimeline.tsx'
export type { AwardOverviewTimelineMessages } from './AwardOverviewTimeline.messages.ts'
