import { interpolate } from '../../i18n/format.ts'
import type { ChartsMessages } from './Charts.messages.ts'
import { decayBars, evenly, type Level } from './decay-bars.ts'
import { axisEnd } from './percent.ts'

interface Drawn {
  seconds: number
  /** Default: evenly. */
  level?: Level
  /** Seconds after which the level is assumed. Default: it is not. */
  assumedAfter?: number
}

/** Draws the decays of a `DecayChart` in the document anew, in the order of its rooms: for plain scripts. */
export function drawDecays(chart: Element, decays: readonly Drawn[], messages: ChartsMessages): void {
  const end = axisEnd(Math.max(...decays.map(({ seconds }) => seconds)))
  const [mark, time] = [0, 1].map((minimumFractionDigits) => {
    const format = new Intl.NumberFormat(messages.locale, {
      minimumFractionDigits,
      maximumFractionDigits: 2 - minimumFractionDigits,
    })
    return (n: number) => interpolate(messages.seconds, { n: format.format(n) })
  }) as [(n: number) => string, (n: number) => string]
  const groups = decays.map(({ seconds, level = evenly(seconds), assumedAfter }, series) => {
    const group = chart.querySelector(`[data-series="${series}"]`)!
    const bars = decayBars(level, end, assumedAfter).map((attributes) => {
      const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
      for (const [name, value] of Object.entries(attributes)) bar.setAttribute(name, value)
      return bar
    })
    group.replaceChildren(...bars)
    return { group, seconds }
  })
  groups[0]!.group.parentElement!.prepend(...groups.toSorted((a, b) => b.seconds - a.seconds).map(({ group }) => group))
  for (const [i, text] of chart.querySelectorAll('text').entries()) text.textContent = mark((end * i) / 2)
  for (const [i, entry] of chart.querySelectorAll<HTMLElement>('[data-part="decay-chart-entry"]').entries()) {
    entry.hidden = false
    entry.querySelector('dd')!.textContent = time(decays[i]!.seconds)
  }
}
