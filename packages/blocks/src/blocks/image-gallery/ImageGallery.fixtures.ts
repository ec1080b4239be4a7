import type { Fixture, Fixtures } from '../../contract/fixtures.ts'
import type { ImageValue } from '../../contract/values.ts'
import type { ImageGalleryFields } from '../../generated/props.ts'

const picture = (name: string, alt: string, [width, height]: [number, number], color: string): ImageValue => ({
  src: `/fixtures/${name}.webp`,
  alt,
  width: 1200,
  height: 800,
  color,
  large: { src: `/fixtures/${name}.webp`, srcset: `/fixtures/${name}.webp ${width}w`, width, height },
})
const hall = picture('hall-1800', 'A dark green hall with felt baffles, a pink sofa and two dome lamps', [1800, 1012], '#183828')
const arches = picture('arches-1400', 'Felt arches side by side', [1400, 875], '#a9cde6')
const portrait = picture('hall-480', 'The same hall, upright', [480, 700], '#183828')
const lamps = picture('lamps-800', 'Three dome lamps over an oak table', [800, 500], '#d9cdb6')
const boxes = picture('boxes-800', 'Boxes of felt samples', [800, 500], '#d9cdb6')
const bars = picture('bars-800', 'Felt bars on a wall', [800, 500], '#edede6')
const panel = picture('panel-1200', 'A panel of felt', [1200, 750], '#0f5b57')

const all: ImageGalleryFields['images'] = [
  { image: hall, caption: 'The hall in Kortrijk' },
  { image: arches },
  { image: portrait, caption: 'Upright' },
  { image: lamps },
  { image: boxes },
  { image: bars, caption: 'The sixth' },
  { image: panel },
]
const of = (count: number): Fixture<ImageGalleryFields> => ({ en: { images: all.slice(0, count) } })

export const fixtures = {
  complete: {
    en: { images: all },
    de: { images: all.map((item, i) => (i ? { image: item.image } : { ...item, caption: 'Die Halle in Kortrijk' })) },
  },
  /** A gallery of its own name, beside another one. */
  named: { en: { images: all.slice(0, 3), anchor: 'workshop' } },
  one: of(1),
  two: of(2),
  three: of(3),
  four: of(4),
  five: of(5),
  overlong: {
    en: {
      images: all.map(({ image }) => ({
        image,
        caption:
          'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten',
      })),
    },
  },
} satisfies Fixtures<ImageGalleryFields>
