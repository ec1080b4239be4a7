export { AbsorptionChart, type Absorption, type AbsorptionChartProps } from './AbsorptionChart.tsx'
export type { ChartsMessages } from './Charts.messages.ts'
export { DecayChart, type DecayChartProps } from './DecayChart.tsx'
