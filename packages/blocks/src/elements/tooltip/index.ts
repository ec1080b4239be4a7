export { Tooltip, type TooltipProps } from './Tooltip.tsx'
export type { TooltipMessages } from './Tooltip.messages.ts'
export { tooltipDelay } from './enhance-tooltip.ts'
