import { readColour, readProduct } from './records.ts'

/** `rgb(31, 59, 45)` as `#1f3b2d`. */
export const toHex = (rgb: string) =>
  `#${rgb
    .match(/\d+/g)!
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`

/** Every colour of the felt with its notation and the light that it reflects, as comma-separated values. */
export function reflectance(): string {
  const rows = readProduct('fabric/loden-felt', 'en').models.map((id) => {
    const { name, ncs, rgb, reflectance } = readColour(id, 'en')
    return [name, `NCS S ${ncs}`, toHex(rgb), reflectance].join(',')
  })
  return ['Colour,Nearest NCS notation,sRGB,Light reflectance in %', ...rows, 'Fictional brand,,,demo data', ''].join('\n')
}
