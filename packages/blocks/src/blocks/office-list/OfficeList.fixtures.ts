import type { Fixtures } from '../../contract/fixtures.ts'
import type { OfficeListFields } from '../../generated/props.ts'

const image = {
  src: '/fixtures/booths-640.webp',
  srcset: '/fixtures/booths-640.webp 640w',
  alt: '',
  width: 640,
  height: 551,
}

/** Five houses in two regions. */
const offices = (
  kortrijk: string,
  cologne: string,
  milan: string,
  ...countries: [be: string, de: string, it: string, us: string]
) => [
  {
    id: 'kortrijk',
    name: 'Loden Kortrijk',
    kind: 'office' as const,
    city: kortrijk,
    country: countries[0],
    address: ['Viltstraat 1', '8500'],
    phone: '+32 56 00 00 00',
    email: 'hello@loden.example',
    visitHref: '#visit-kortrijk',
    image,
  },
  {
    id: 'warehouse',
    name: 'Loden Lager',
    kind: 'office' as const,
    city: cologne,
    country: countries[1],
    address: ['Musterhafen 31', '51063'],
    visitHref: '#visit-koeln',
  },
  {
    id: 'cologne',
    name: 'Loden Köln',
    kind: 'showroom' as const,
    city: cologne,
    country: countries[1],
    phone: '+49 221 4710 200',
    visitHref: '#visit-cologne',
    image,
  },
  {
    id: 'milan',
    name: 'Loden Milano',
    kind: 'showroom' as const,
    city: milan,
    country: countries[2],
    email: 'milano@loden.example',
    visitHref: '#visit-milan',
    image,
  },
  {
    id: 'new-york',
    name: 'Loden New York',
    kind: 'showroom' as const,
    city: 'New York',
    country: countries[3],
    region: 'americas' as const,
    visitHref: '#visit-new-york',
    image,
  },
]

export const fixtures = {
  complete: {
    en: {
      title: 'Come and hear nothing',
      offices: offices('Kortrijk', 'Cologne', 'Milan', 'Belgium', 'Germany', 'Italy', 'United States'),
    },
    nl: {
      title: 'Kom naar de stilte luisteren',
      offices: offices('Kortrijk', 'Keulen', 'Milaan', 'België', 'Duitsland', 'Italië', 'Verenigde Staten'),
    },
    de: {
      title: 'Komm und hör die Stille',
      offices: offices('Kortrijk', 'Köln', 'Mailand', 'Belgien', 'Deutschland', 'Italien', 'Vereinigte Staaten'),
    },
    fr: {
      title: 'Venez écouter le silence',
      offices: offices('Courtrai', 'Cologne', 'Milan', 'Belgique', 'Allemagne', 'Italie', 'États-Unis'),
    },
    it: {
      title: 'Vieni ad ascoltare il silenzio',
      offices: offices('Kortrijk', 'Colonia', 'Milano', 'Belgio', 'Germania', 'Italia', 'Stati Uniti'),
    },
  },
  /** One region: there is nothing to choose. */
  minimal: { en: { offices: [{ id: 'a', name: 'Loden', country: 'Belgium', visitHref: '#visit' }] } },
  empty: { en: {} },
  overlong: {
    en: {
      title: 'Büro- und Ausstellungs­raum­verzeichnis',
      offices: [
        {
          id: 'a',
          name: 'Großraumbüroschallabsorptionsdeckensegelausstellung',
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          country: 'Vereinigtes Königreich Großbritannien und Nordirland',
          address: ['Schallabsorptionsgradmessungsstraße 1234567890'],
          phone: '+49 221 4710 200 1234567890 1234567890',
          email: 'a@loden.example',
          visitHref: '#visit',
        },
      ],
    },
  },
} satisfies Fixtures<OfficeListFields>
