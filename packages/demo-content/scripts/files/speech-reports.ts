import { reportsIn } from './reports.ts'

/** The octave bands that speech is measured in, in Hz. */
export const speechBands = [125, 250, 500, 1000, 2000, 4000, 8000] as const

/** Standard speech by those bands, A-weighted: ISO 3382-3, at one metre in a free field, in dB. */
const speech = [33.8, 45.7, 54.8, 52, 46, 39.8, 32.4] as const

/** The least speech level reduction of each class of ISO 23351-1, in dB; it has to be above it. */
const classes = [
  ['A+', 33],
  ['A', 30],
  ['B', 25],
  ['C', 20],
  ['D', 15],
] as const

/** Report of the invented laboratory on the level reduction of a booth. */
export interface SpeechReport {
  number: string
  date: string
  /** Id of the model that was measured. */
  model: string
  /** Of the sound power level by octave band, in dB. */
  reductions: readonly number[]
}

/** The report on a booth by the record that owns the figure: `family/loket`, `model/loket-long`. */
export const findSpeechReport = reportsIn<SpeechReport>('speech-reports.json')

const sum = (levels: readonly number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0))

/** The speech level reduction, DS,A, in tenths of a decibel: what standard speech loses by ISO 23351-1. */
export const computeSpeechReduction = (reductions: readonly number[]): number =>
  Math.round(10 * (sum(speech) - sum(speech.map((level, band) => level - reductions[band]!)))) / 10

/** Its class; none of a booth that lets out more than the last one may. */
export const findSpeechClass = (reduction: number) => classes.find(([, above]) => reduction > above)?.[0]
