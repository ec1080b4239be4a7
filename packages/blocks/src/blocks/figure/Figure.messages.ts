export { en, type ChartsMessages as FigureMessages } from '../../elements/charts/Charts.messages.ts'
