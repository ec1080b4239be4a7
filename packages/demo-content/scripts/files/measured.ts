import { octaveBands, type Locale } from '@brand/content'
import { pdf, type Sheet } from './pdf.ts'
import { readAbsorption, readModel, readProduct, wordsIn } from './records.ts'
import { findReport, thirdBands } from './reports.ts'
import { speechBands, findSpeechClass, computeSpeechReduction, findSpeechReport } from './speech-reports.ts'

/** Values at frequencies, such as "1.000 Hz: 0,95". */
function bandRows(bands: readonly number[], values: readonly number[], digits: number, locale: Locale) {
  const whole = new Intl.NumberFormat(locale)
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return bands.map((band, at) => ({ label: `${whole.format(band)} Hz`, value: decimal.format(values[at]!) }))
}

/** Writes the absorption of a family or fabric by octave band, under its heading; nothing where it was not measured. */
export function octaveRows(of: string, page: Sheet, locale: Locale) {
  const { coefficients, areas } = readAbsorption(of)
  const values = coefficients ?? areas
  if (!values) return
  page.heading(wordsIn(locale)[coefficients ? 'coefficient' : 'area']!)
  page.rows(bandRows(octaveBands, values, coefficients ? 2 : 1, locale))
}

/** By whom something was measured, under which number and when, and what it was. */
function measurementRows({ number, date }: { number: string; date: string }, specimen: string, locale: Locale) {
  const words = wordsIn(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return [
    { label: words['laboratory']!, value: words['laboratory-name']! },
    { label: words['number']!, value: number },
    { label: words['date']!, value: day },
    { label: words['specimen']!, value: specimen },
  ]
}

/** Makes the measurement report of a family: laboratory, date and specimen, then values by octave and by third-octave band. */
export function report(of: string, locale: Locale) {
  const words = wordsIn(locale)
  const { title, facts } = readProduct(of, locale)
  const { area, pieces, thirds, ...measurement } = findReport(of)
  const decimal = new Intl.NumberFormat(locale)
  return pdf({ title, intro: words['report']!, locale }, (page) => {
    page.rows([
      ...measurementRows(measurement, measurement.model, locale),
      area === undefined
        ? { label: words['pieces']!, value: decimal.format(pieces!) }
        : { label: words['specimen-area']!, value: `${decimal.format(area)}\u00a0m²` },
    ])
    page.rows(facts)
    octaveRows(of, page, locale)
    page.heading(words['thirds']!)
    page.rows(bandRows(thirdBands, thirds, area === undefined ? 1 : 2, locale))
  })
}

/** Makes the measurement report of booths: level reductions by octave band, and the speech level reduction with its class. */
export function speechReport(of: string, measured: readonly string[], locale: Locale) {
  const words = wordsIn(locale)
  const decibels = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  return pdf({ title: readProduct(of, locale).title, intro: words['speech-report']!, locale }, (page) => {
    for (const { reductions, model, ...measurement } of measured.map(findSpeechReport)) {
      const booth = readModel(model, locale)!
      const reduction = computeSpeechReduction(reductions)
      page.heading(booth.label)
      page.rows([
        ...measurementRows(measurement, booth.value, locale),
        { label: words['speech-reduction']!, value: `${decibels.format(reduction)}\u00a0dB` },
        { label: words['class']!, value: findSpeechClass(reduction) ?? words['no-class']! },
      ])
      page.heading(words['reductions']!)
      page.rows(bandRows(speechBands, reductions, 1, locale))
    }
  })
}
