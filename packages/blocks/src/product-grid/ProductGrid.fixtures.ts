import type { ProductShape } from '../generated/props.ts'

const pictures = ['lamps-800', 'fins-640', 'arches-700', 'boxes-800', 'booths-640', 'bars-800', 'layers-700']
const names = ['Murmel', 'Rib', 'Boog', 'Raster', 'Loket', 'Bint', 'Halve Maan', 'Kiezel', 'Zwaan', 'Dommel', 'Paravent']

/** As many products as asked for; the first ones are large. */
export const products = (normal: number, large = 0): ProductShape[] =>
  Array.from({ length: large + normal }, (_, i) => {
    const file = pictures[i % pictures.length]!
    const width = Number(file.split('-')[1])
    const src = `/fixtures/${file}.webp`
    const image = { src, srcset: `${src} ${width}w`, alt: `A room with ${names[i % names.length]}`, width, height: width * 0.75 }
    return {
      id: `${i}`,
      title: names[i % names.length]!,
      href: `#product-${i}`,
      kind: 'Acoustic furniture',
      notes: ['Absorption class A', 'from €214 per m²'],
      large: i < large,
      image,
      largeImage: image,
      landscapeImage: image,
    }
  })
