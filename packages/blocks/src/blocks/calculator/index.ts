export { Calculator, Calculator as default, type CalculatorProps } from './Calculator.tsx'
export type { CalculatorMessages } from './Calculator.messages.ts'
