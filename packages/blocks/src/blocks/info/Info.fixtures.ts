import type { Fixtures } from '../../contract/fixtures.ts'
import type { InfoFields } from '../../generated/props.ts'

const panel = {
  src: '/fixtures/panel-1200.webp',
  srcset: '/fixtures/panel-480.webp 480w, /fixtures/panel-1200.webp 1200w',
  alt: 'A ribbed felt panel on a pale office wall',
  width: 1200,
  height: 800,
  color: '#b8a898',
}
const facts = (...rows: [name: string, value: string][]) =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

export const fixtures = {
  complete: {
    en: {
      title: 'Care',
      bodyHtml:
        '<p>Felt asks for little. Vacuum it twice a year with a soft brush, lift a stain with lukewarm water and patience, and keep the cat on her own chair.</p>',
      asideHtml: facts(['Vacuum', 'Twice a year'], ['Water', 'Lukewarm, no soap'], ['Sunlight', 'Fades after eight summers']),
      emphasis: 'first',
    },
    nl: {
      title: 'Onderhoud',
      bodyHtml:
        '<p>Vilt vraagt weinig. Stofzuig het twee keer per jaar met een zachte borstel, haal een vlek weg met lauw water en geduld, en hou de kat op haar eigen stoel.</p>',
      asideHtml: facts(
        ['Stofzuigen', 'Twee keer per jaar'],
        ['Water', 'Lauw, zonder zeep'],
        ['Zonlicht', 'Verbleekt na acht zomers'],
      ),
    },
    de: {
      title: 'Pflege',
      bodyHtml:
        '<p>Filz verlangt wenig. Zweimal im Jahr mit weicher Bürste absaugen, Flecken mit lauwarmem Wasser und Geduld lösen, und die Katze auf ihrem eigenen Stuhl lassen.</p>',
      asideHtml: facts(
        ['Absaugen', 'Zweimal im Jahr'],
        ['Wasser', 'Lauwarm, ohne Seife'],
        ['Sonnenlicht', 'Verblasst nach acht Sommern'],
      ),
    },
    fr: {
      title: 'Entretien',
      bodyHtml:
        '<p>Le feutre demande peu. Aspirez-le deux fois par an avec une brosse douce, détachez-le à l’eau tiède et avec patience, et gardez le chat sur sa propre chaise.</p>',
      asideHtml: facts(['Aspirateur', 'Deux fois par an'], ['Eau', 'Tiède, sans savon'], ['Soleil', 'Pâlit après huit étés']),
    },
    it: {
      title: 'Cura',
      bodyHtml:
        '<p>Il feltro chiede poco. Aspiralo due volte l’anno con una spazzola morbida, togli le macchie con acqua tiepida e pazienza, e tieni il gatto sulla sua sedia.</p>',
      asideHtml: facts(
        ['Aspirapolvere', 'Due volte l’anno'],
        ['Acqua', 'Tiepida, senza sapone'],
        ['Sole', 'Sbiadisce dopo otto estati'],
      ),
    },
  },
  /** One text takes the whole width. */
  minimal: { en: { bodyHtml: '<p>Delivered flat, folded once, hung in an hour.</p>' } },
  even: {
    en: {
      bodyHtml: '<h2>Before you order</h2><p>Send a plan and a photograph. We answer with a drawing, a count and a price.</p>',
      asideHtml:
        '<h2>After you order</h2><p>Cut within five days, on the truck on the sixth. Every box says which wall it is for.</p>',
    },
  },
  /** The picture counts more; the text stands on its bottom edge. */
  picture: {
    en: {
      title: 'Hung in an hour',
      bodyHtml: '<p>Two rails, four screws, one person on a chair. The panel clicks in and comes out again the day you move.</p>',
      image: panel,
      emphasis: 'second',
    },
  },
  pictureAndFacts: {
    en: {
      title: 'Delivered flat',
      bodyHtml:
        '<p>The panel travels as one sheet and is folded on the wall. A box for twelve panels fits through every door and under every arm.</p>',
      asideHtml: facts(['Box', '124 × 64 × 18 cm'], ['Weight', '14 kg'], ['Returns', 'Within 30 days, uncut']),
      image: panel,
    },
  },
  overlong: {
    en: {
      title: 'Nach\u00adhall\u00adzeit\u00adberechnungs\u00adgrund\u00adlagen und Montage\u00adanleitung',
      bodyHtml: '<p>Schallabsorptionsgradmessungen in Mehrzweckveranstaltungshallen, mit Raumakustikplanungsunterlagen.</p>',
      asideHtml: facts(['Raumakustikplanungsunterlagen', 'Mehrzweckveranstaltungshallen'], ['Montageanleitung', 'Seite 4']),
      emphasis: 'second',
    },
  },
} satisfies Fixtures<InfoFields>
