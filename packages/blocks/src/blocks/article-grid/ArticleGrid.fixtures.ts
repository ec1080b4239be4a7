import type { Fixtures } from '../../contract/fixtures.ts'
import type { ArticleGridFields } from '../../generated/props.ts'

const picture = (name: string, width: number, height: number, alt: string) => ({
  src: `/fixtures/${name}-${width}.webp`,
  srcset: `/fixtures/${name}-${width}.webp ${width}w`,
  alt,
  width,
  height,
})

type Words = readonly [title: string, intro: string, category: string, alt: string]
const articles = (booths: Words, fins: Words, arches: Words) =>
  [
    { id: 'booths', href: '#booths', color: '#b8a4e3', readTime: 240, date: '2026-05-04', words: booths },
    { id: 'fins', href: '#fins', color: '#1f3b2d', readTime: 61, date: '2026-03-12', words: fins },
    { id: 'arches', href: '#arches', color: '#ffe800', readTime: 60, date: '2026-02-01', words: arches },
  ].map(({ words: [title, intro, category, alt], ...article }) => ({
    ...article,
    color: article.color as `#${string}`,
    title,
    intro,
    category,
    image: article.id === 'arches' ? picture('arches', 700, 603, alt) : picture(article.id, 640, 551, alt),
  }))

const english = articles(
  ['Thirty phones, no ringing', 'How an entire call floor moved into booths.', 'Rooms', 'A lilac and a green phone booth'],
  ['What fins do that flat walls cannot', 'A short course in diffusion, with a long wall.', 'Materials', 'Tall felt fins'],
  ['Come and be silent in Milan', 'Six days in April, one room, forty-two colours.', 'Dates', 'White and blue felt arches'],
)

export const fixtures = {
  complete: {
    en: {
      title: 'Read on, quietly',
      articles: english,
      action: { label: 'All stories', href: '#all', variant: 'secondary' },
    },
    nl: {
      title: 'Lees zachtjes verder',
      articles: articles(
        ['Dertig telefoons, geen gerinkel', 'Hoe een belafdeling in cabines trok.', 'Kamers', 'Een lila en een groene belcabine'],
        ['Wat lamellen kunnen en vlakke muren niet', 'Een korte les over verstrooiing.', 'Materiaal', 'Hoge vilten lamellen'],
        ['Kom zwijgen in Milaan', 'Zes dagen in april, tweeënveertig kleuren.', 'Agenda', 'Witte en blauwe vilten bogen'],
      ),
    },
    de: {
      title: 'Leise weiterlesen',
      articles: articles(
        ['Dreißig Telefone, kein Klingeln', 'Wie eine Telefonabteilung in Kabinen zog.', 'Räume', 'Zwei Telefonkabinen'],
        ['Was Lamellen können und glatte Wände nicht', 'Eine kurze Lektion über Streuung.', 'Material', 'Hohe Filzlamellen'],
        ['Schweigen in Mailand', 'Sechs Tage im April, zweiundvierzig Farben.', 'Termine', 'Weiße und blaue Filzbögen'],
      ),
    },
    fr: {
      title: 'Lire la suite, doucement',
      articles: articles(
        [
          'Trente téléphones, aucune sonnerie',
          'Un plateau d’appels s’installe en cabines.',
          'Lieux',
          'Deux cabines téléphoniques',
        ],
        ['Ce que font les lames, pas les murs plats', 'Petite leçon de diffusion.', 'Matières', 'De hautes lames de feutre'],
        ['Venez vous taire à Milan', 'Six jours en avril, quarante-deux couleurs.', 'Agenda', 'Des arches de feutre'],
      ),
    },
    it: {
      title: 'Continua a leggere, piano',
      articles: articles(
        ['Trenta telefoni, nessuno squillo', 'Un intero reparto si trasferisce in cabina.', 'Spazi', 'Due cabine telefoniche'],
        ['Che cosa fanno le lamelle', 'Una breve lezione sulla diffusione.', 'Materiali', 'Alte lamelle di feltro'],
        ['Venite a tacere a Milano', 'Sei giorni ad aprile, quarantadue colori.', 'Appuntamenti', 'Archi di feltro'],
      ),
    },
  },
  /** A card with nothing but a title. */
  minimal: { en: { articles: [{ id: 'a', title: 'Thirty phones, no ringing', href: '#a' }] } },
  two: { en: { title: 'Read on', articles: english.slice(0, 2) } },
  /** A row of three, and one of two. */
  five: { en: { articles: [...english, ...english.slice(0, 2).map((article) => ({ ...article, id: `second-${article.id}` }))] } },
  /** More than a row; one in another language. */
  many: {
    en: {
      articles: [
        ...english,
        {
          id: 'de',
          lang: 'de',
          title: 'Ein Saal lernt flüstern',
          href: '#de',
          color: '#f05a3f',
          category: 'Räume',
          readTime: 121,
        },
        { id: 'plain', title: 'Without a picture and without a colour', href: '#plain', intro: 'It says so itself.' },
      ],
    },
  },
  overlong: {
    en: {
      title: 'Schallabsorption für Mehrzweckveranstaltungshallen',
      articles: english.map((article) => ({
        ...article,
        title: 'Nachhallzeitberechnungsgrundlagen für Mehrzweckveranstaltungshallen vor der Generalsanierung',
        category: 'Raumakustikgrundlagenforschung',
        intro: 'Mehrzweckveranstaltungshalle mit Schallabsorptionsverkleidungen vor der Generalsanierung. '.repeat(3).trim(),
      })),
    },
  },
} satisfies Fixtures<ArticleGridFields>
