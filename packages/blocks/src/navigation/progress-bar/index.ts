export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx'
export type { ProgressBarMessages } from './ProgressBar.messages.ts'
export { progressDuration, progressLinger, progressThrottle } from './progress-bar.ts'
