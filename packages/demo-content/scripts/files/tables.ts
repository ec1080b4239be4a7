import { colourOf, productOf, valuesOf } from './records.ts'

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** The share of light that a colour, `#rrggbb`, reflects. */
function reflectanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The light that each colour of the felt reflects, as comma-separated values. */
export function reflectance(): string {
  const colors = valuesOf<string>('colours')
  const rows = productOf('fabric/loden-felt', 'en').models.map((id) =>
    [colourOf(id, 'en').name, colors[id]!, (100 * reflectanceOf(colors[id]!)).toFixed(1)].join(','),
  )
  return ['Colour,sRGB,Light reflectance in %', ...rows, 'Fictional brand,,demo data', ''].join('\n')
}
