/** Draws charts as one SVG: a line each, both axes logarithmic, so that what grows linearly is a straight line of 45 degrees. */
export interface Chart {
  title: string
  points: readonly { x: number; y: number }[]
  /** Drawn as a dashed line. */
  limit?: number
}

const size = { width: 420, height: 300, margin: 48 }
const label = (value: number) => (value < 1 ? value.toString() : value.toLocaleString('en'))

/** The powers of ten around some values. */
function decades(values: readonly number[]): number[] {
  const [from, to] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))]
  return Array.from({ length: Math.max(to - from, 1) + 1 }, (_, step) => 10 ** (from + step))
}

/** Position of a value between the two ends of an axis. */
const scale = (ticks: readonly number[], from: number, to: number) => (value: number) => {
  const [first, last] = [Math.log10(ticks[0]!), Math.log10(ticks.at(-1)!)]
  return Math.round((from + ((Math.log10(value) - first) / (last - first)) * (to - from)) * 10) / 10
}

function draw({ title, points, limit }: Chart, unit: string): string {
  const { width, height, margin } = size
  const [xTicks, yTicks] = [decades(points.map(({ x }) => x)), decades([...points.map(({ y }) => y), ...(limit ? [limit] : [])])]
  const x = scale(xTicks, margin, width - margin)
  const y = scale(yTicks, height - margin, margin)
  const text = (atX: number, atY: number, content: string, anchor = 'middle') =>
    `<text x="${atX}" y="${atY}" text-anchor="${anchor}">${content}</text>`
  const rule = (at: number, more = 'stroke="#ddd"') => `<path d="M${margin} ${at}H${width - margin}" ${more}/>`
  return [
    `<text x="${margin}" y="24" font-weight="600">${title}</text>`,
    ...yTicks.map((tick) => rule(y(tick)) + text(margin - 8, y(tick) + 4, label(tick), 'end')),
    ...xTicks.map((tick) => text(x(tick), height - margin + 20, label(tick))),
    text(width / 2, height - 8, unit),
    limit
      ? rule(y(limit), 'stroke="#b3261e" stroke-dasharray="6 4"') +
        text(width - margin, y(limit) - 6, `limit ${label(limit)}`, 'end')
      : '',
    `<polyline points="${points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}" fill="none" stroke="#1f3b2d" stroke-width="2"/>`,
    ...points.map(
      (point) =>
        `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="4" fill="#1f3b2d"/>${text(x(point.x), y(point.y) - 10, String(Number(point.y.toPrecision(2))))}`,
    ),
  ].join('')
}

/** `unit` is what the charts' horizontal axes count. */
export function plot(unit: string, charts: readonly Chart[]): string {
  const rows = Math.ceil(charts.length / 2)
  const [width, height] = [size.width * 2, size.height * rows]
  const name = charts.map(({ title }) => title).join('; ')
  const drawn = charts.map(
    (chart, at) =>
      `<g transform="translate(${(at % 2) * size.width} ${Math.floor(at / 2) * size.height})">${draw(chart, unit)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12"><title>${name}, by ${unit}</title><rect width="${width}" height="${height}" fill="#fff"/>${drawn.join('')}</svg>\n`
}
