import type { Fixtures } from '../../contract/fixtures.ts'
import type { ImageGridFields } from '../../generated/props.ts'

const picture = (name: string, width: number, height: number, color: string, alt: string) => ({
  src: `/fixtures/${name}-${width}.webp`,
  srcset: `/fixtures/${name}-${width}.webp ${width}w`,
  alt,
  width,
  height,
  color,
})
const lamps = (alt: string) => picture('lamps', 800, 687, '#e8e8d8', alt)
const fins = (alt: string) => picture('fins', 640, 551, '#585848', alt)
const booths = (alt: string) => picture('booths', 640, 551, '#081818', alt)

const three = (alts: [string, string, string], captions: [string, string, string]) => ({
  images: [lamps(alts[0]), fins(alts[1]), booths(alts[2])].map((image, i) => ({ image, caption: captions[i] })),
})

const english = three(
  [
    'Three dome lamps above a round oak table',
    'Tall felt fins in green and petrol on an oat coloured wall',
    'A lilac and a green phone booth side by side',
  ],
  [
    'Murmel M, L and S. Chancery, Brussels.',
    'Rib 90, three greens. Auditorium, Aarhus.',
    'Loket Solo. Publishing house, Glasgow.',
  ],
)

export const fixtures = {
  complete: {
    en: english,
    nl: three(
      [
        'Drie koepellampen boven een ronde eiken tafel',
        'Hoge vilten lamellen in groen en petrol op een haverkleurige muur',
        'Een lila en een groene belcabine naast elkaar',
      ],
      [
        'Murmel M, L en S. Een notaristafel in Brussel.',
        'Rib 90, drie keer groen. Auditorium, Aarhus.',
        'Loket Solo. Uitgeverij, Glasgow.',
      ],
    ),
    de: three(
      [
        'Drei Kuppelleuchten über einem runden Eichentisch',
        'Hohe Filzlamellen in Grün und Petrol vor haferfarbener Wand',
        'Eine lila und eine grüne Telefonkabine nebeneinander',
      ],
      ['Murmel M, L und S. Kanzlei, Brüssel.', 'Rib 90, dreimal Grün. Auditorium, Aarhus.', 'Loket Solo. Verlagshaus, Glasgow.'],
    ),
    fr: three(
      [
        'Trois lampes en dôme au-dessus d’une table ronde en chêne',
        'De hautes lames de feutre vertes et pétrole sur un mur couleur avoine',
        'Une cabine lilas et une cabine verte côte à côte',
      ],
      [
        'Murmel M, L et S. Chancellerie, Bruxelles.',
        'Rib 90, trois verts. Auditorium, Aarhus.',
        'Loket Solo. Maison d’édition, Glasgow.',
      ],
    ),
    it: three(
      [
        'Tre lampade a cupola sopra un tavolo rotondo di rovere',
        'Alte lamelle di feltro verdi e petrolio su una parete color avena',
        'Una cabina lilla e una verde affiancate',
      ],
      [
        'Murmel M, L e S. Cancelleria, Bruxelles.',
        'Rib 90, tre verdi. Auditorium, Aarhus.',
        'Loket Solo. Casa editrice, Glasgow.',
      ],
    ),
  },
  /** One picture without a caption takes all columns. */
  minimal: { en: { images: [{ image: lamps('Three dome lamps above a round oak table') }] } },
  two: { en: { images: english.images.slice(0, 2) } },
  /** Two of three columns: the third stays silent. */
  twoOfThree: { en: { images: english.images.slice(1), columns: 3 } },
  /** More pictures than columns go on in a second row. */
  twoColumns: { en: { images: english.images, columns: 2 } },
  /** Captions of different length, one picture without. */
  overlong: {
    en: {
      images: [
        {
          image: fins(''),
          caption:
            'Mehrzweckveranstaltungshalle mit Schallabsorptionsverkleidungen vor der Generalsanierung, Nachhallzeit 4,1 Sekunden.',
        },
        { image: booths('') },
        { image: lamps(''), caption: 'Nachhallzeitberechnungsgrundlagen' },
      ],
    },
  },
} satisfies Fixtures<ImageGridFields>
