export { RoomCalculator, RoomCalculator as default, type RoomCalculatorProps } from './RoomCalculator.tsx'
export type { RoomCalculatorMessages } from './RoomCalculator.messages.ts'
