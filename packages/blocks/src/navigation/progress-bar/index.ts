export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx'
export type { ProgressBarMessages } from './ProgressBar.messages.ts'
export {
  progressDuration,
  progressLimit,
  progressLinger,
  progressOf,
  progressThrottle,
  type Progress,
} from './enhance-progress-bar.ts'
