import type { Fixtures } from '../../contract/fixtures.ts'
import type { DownloadListFields } from '../../generated/props.ts'

type Table = NonNullable<DownloadListFields['tables']>[number]
type Words = Record<'catalogues' | 'shown' | 'catalogue' | 'colours' | 'prices' | 'cost' | 'list' | 'projects', string>

const toAnchor = (title: string) => title.toLowerCase().replaceAll(' ', '_')

const tables = (words: Words): Table[] => [
  {
    id: 'catalogues',
    title: words.catalogues,
    intro: words.shown,
    anchor: 'catalogues',
    localAnchor: toAnchor(words.catalogues),
    files: [
      { id: '1001', title: words.catalogue, format: 'pdf', size: 43_968, lock: 'locked', previewHref: '#catalogue' },
      { id: '1002', title: words.colours, format: 'pdf', size: 57_144, lock: 'none', date: '2026-06-02', href: '#colours.pdf' },
    ],
  },
  {
    id: 'prices',
    title: words.prices,
    intro: words.cost,
    anchor: 'price_lists',
    localAnchor: toAnchor(words.prices),
    files: [
      { id: '1003', title: words.list, format: 'xlsx', size: 512, lock: 'none', date: '2026-01-05', href: '#prices.xlsx' },
      {
        id: '1004',
        title: words.projects,
        format: 'pdf',
        size: 1_572_864,
        lock: 'full_locked',
        date: '2026-02-10',
        requestHref: '#1004',
      },
    ],
  },
]

export const fixtures = {
  complete: {
    en: {
      title: 'To take home',
      requestHref: '#request',
      tables: tables({
        catalogues: 'Catalogues',
        shown: 'What there is, in pictures.',
        catalogue: 'The whole catalogue',
        colours: 'Catalogue of colours',
        prices: 'Price lists',
        cost: 'What silence costs, excluding VAT.',
        list: 'Price list 2026',
        projects: 'Project prices',
      }),
    },
    nl: {
      title: 'Om mee te nemen',
      tables: tables({
        catalogues: 'Catalogi',
        shown: 'Wat er is, in beeld.',
        catalogue: 'De hele catalogus',
        colours: 'Kleurencatalogus',
        prices: 'Prijslijsten',
        cost: 'Wat stilte kost, exclusief btw.',
        list: 'Prijslijst 2026',
        projects: 'Projectprijzen',
      }),
    },
    de: {
      title: 'Zum Mitnehmen',
      tables: tables({
        catalogues: 'Kataloge',
        shown: 'Was es gibt, in Bildern.',
        catalogue: 'Der ganze Katalog',
        colours: 'Farbkatalog',
        prices: 'Preislisten',
        cost: 'Was Stille kostet, ohne Mehrwertsteuer.',
        list: 'Preisliste 2026',
        projects: 'Projektpreise',
      }),
    },
    fr: {
      title: 'À emporter',
      tables: tables({
        catalogues: 'Catalogues et brochures',
        shown: 'Tout ce qu’il y a, en images.',
        catalogue: 'Le catalogue complet',
        colours: 'Catalogue des coloris',
        prices: 'Tarifs',
        cost: 'Le prix du silence, hors TVA.',
        list: 'Tarif 2026',
        projects: 'Prix pour projets',
      }),
    },
    it: {
      title: 'Da portare a casa',
      tables: tables({
        catalogues: 'Cataloghi',
        shown: 'Tutto quello che c’è, in immagini.',
        catalogue: 'Il catalogo completo',
        colours: 'Catalogo dei colori',
        prices: 'Listini prezzi',
        cost: 'Quanto costa il silenzio, IVA esclusa.',
        list: 'Listino prezzi 2026',
        projects: 'Prezzi per progetti',
      }),
    },
  },
  /** Without a title, and without a page to ask on. */
  minimal: {
    en: {
      tables: [
        {
          id: 'technical',
          title: 'Drawings',
          anchor: 'drawings',
          files: [
            { id: '1', title: 'Row of twelve', format: 'dxf', size: 3140, lock: 'none', href: '#row.dxf' },
            { id: '2', title: 'Row of twenty', format: 'dxf', size: 4140, lock: 'locked' },
          ],
        },
      ],
    },
  },
  overlong: {
    en: {
      title: 'Raumakustikplanungsunterlagen und Ausschreibungstexte',
      requestHref: '#request',
      tables: [
        {
          id: 'long',
          title: 'Schallabsorptionsgradmessungen',
          intro: 'Nachhallzeitberechnungen für Mehrzweckveranstaltungshallen und Großraumbürolandschaften.',
          anchor: 'measurements',
          files: [
            {
              id: '4e1f0c62-93d8-4a55-b6d1-2f6f7f1c9a10',
              title: 'Schallabsorptionsgradmessverfahrensbeschreibung für Mehrzweckveranstaltungshallen',
              format: 'dwg',
              size: 1_234_567_890,
              lock: 'full_locked',
              date: '2026-12-31',
              previewHref: '#preview',
            },
          ],
        },
      ],
    },
  },
} satisfies Fixtures<DownloadListFields>
