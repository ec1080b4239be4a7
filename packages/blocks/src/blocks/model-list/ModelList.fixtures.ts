import type { Fixtures } from '../../contract/fixtures.ts'
import type { ModelListFields } from '../../generated/props.ts'

const picture = (alt: string) => ({
  src: '/fixtures/hall-700.webp',
  srcset: '/fixtures/hall-700.webp 700w',
  alt,
  width: 700,
  height: 394,
})

type Model = readonly [title: string, description: string]
const models = (alt: string, ...all: Model[]) =>
  all.map(([title, description], i) => ({ id: `${i}`, title, description, image: picture(`${title}, ${alt}`) }))

export const fixtures = {
  /** Five models, more than fit into a page; their names have one line or two. */
  complete: {
    en: {
      title: 'Five sizes of quiet',
      models: models(
        'seen from the front',
        ['Dome S', 'For one chair and what is said on it.'],
        ['Dome M with a wide rim and a second layer', 'For a small table.'],
        ['Dome L', 'For a table at which all talk at once. It takes every third word away, and nobody misses it.'],
        ['Dome XL', 'For a choir.'],
        ['Rail', 'For a corridor.'],
      ),
    },
    nl: {
      title: 'Stilte in vijf maten',
      models: models(
        'van voren gezien',
        ['Koepel S', 'Voor één stoel en wat daarop gezegd wordt.'],
        ['Koepel M met een brede rand en een tweede laag', 'Voor een kleine tafel.'],
        ['Koepel L', 'Voor een tafel waaraan iedereen tegelijk praat.'],
        ['Koepel XL', 'Voor een koor.'],
        ['Rail', 'Voor een gang.'],
      ),
    },
    de: {
      title: 'Stille in fünf Größen',
      models: models(
        'von vorn gesehen',
        ['Kuppel S', 'Für einen Stuhl und was darauf gesagt wird.'],
        ['Kuppel M mit breitem Rand und zweiter Schicht', 'Für einen kleinen Tisch.'],
        ['Kuppel L', 'Für einen Tisch, an dem alle zugleich reden.'],
        ['Kuppel XL', 'Für einen Chor.'],
        ['Schiene', 'Für einen Flur.'],
      ),
    },
    fr: {
      title: 'Le silence en cinq tailles',
      models: models(
        'vu de face',
        ['Dôme S', 'Pour une chaise et ce qui s’y dit.'],
        ['Dôme M à large bord et à double couche', 'Pour une petite table.'],
        ['Dôme L', 'Pour une table où tout le monde parle à la fois.'],
        ['Dôme XL', 'Pour un chœur.'],
        ['Rail', 'Pour un couloir.'],
      ),
    },
    it: {
      title: 'Il silenzio in cinque misure',
      models: models(
        'visto di fronte',
        ['Cupola S', 'Per una sedia e ciò che vi si dice.'],
        ['Cupola M con bordo largo e secondo strato', 'Per un tavolo piccolo.'],
        ['Cupola L', 'Per un tavolo dove tutti parlano insieme.'],
        ['Cupola XL', 'Per un coro.'],
        ['Binario', 'Per un corridoio.'],
      ),
    },
  },
  /** One model with nothing but a name. */
  minimal: { en: { models: [{ id: 'a', title: 'Dome' }] } },
  /** Few enough to fit: no buttons. */
  few: { en: { title: 'Two sizes of quiet', models: models('seen from the front', ['Dome S', 'Small.'], ['Dome L', 'Large.']) } },
  overlong: {
    en: {
      title: 'Mehrzweckveranstaltungshallenleuchten',
      models: models(
        'von vorn',
        ['Schallabsorptionsverkleidungsleuchte', 'Mehrzweckveranstaltungshallendeckenbekleidungen. '.repeat(4).trim()],
        ['Kuppel', 'Klein.'],
        ['Kuppel mit Nachhallzeitberechnungsgrundlagen', 'Groß.'],
        ['Schiene', 'Lang.'],
      ),
    },
  },
} satisfies Fixtures<ModelListFields>
