import type { Fixtures } from '../../contract/fixtures.ts'
import type { InDepthInfoFields } from '../../generated/props.ts'

const layers = {
  src: '/fixtures/layers-700.webp',
  srcset: '/fixtures/layers-700.webp 700w',
  alt: 'The lamp lifted off six stacked layers of felt',
  width: 700,
  height: 788,
  color: '#e8e8d8',
}
const rows = (...facts: [key: string, value: string][]) => facts.map(([key, value]) => ({ key, value }))

export const fixtures = {
  complete: {
    en: {
      title: 'Six layers, one press',
      subtitle:
        'Wool outside for the hand. Recycled bottles inside for the ear. Four minutes at 190 °C and they are one thing for life.',
      image: layers,
      properties: rows(
        ['Absorption', '1.4 m² Sabine per lamp, size L'],
        ['Light', '2 100 lm, CRI 95, 2700 to 4000 K'],
        ['Control', 'DALI-2, Casambi or phase-cut'],
        ['Diameters', '52, 80, 120 and 160 cm'],
        ['Colours', 'All 42 felts'],
        ['Weight', '2.1 to 9.8 kg'],
      ),
      bodyHtml: '<p>Fictional brand, demo data. <a href="#method">How we measure</a></p>',
      backgroundColor: '#ffe800',
    },
    nl: {
      title: 'Zes lagen, één pers',
      subtitle:
        'Wol aan de buitenkant, voor de hand. Gerecycleerde flessen binnenin, voor het oor. Vier minuten op 190 °C en ze zijn voorgoed één geheel.',
      image: { ...layers, alt: 'De lamp zweeft boven zes gestapelde lagen vilt' },
      properties: rows(
        ['Absorptie', '1,4 m² Sabine per lamp, maat L'],
        ['Licht', '2 100 lm, CRI 95, 2700 tot 4000 K'],
        ['Sturing', 'DALI-2, Casambi of faseaansnijding'],
        ['Diameters', '52, 80, 120 en 160 cm'],
        ['Kleuren', 'Alle 42 viltsoorten'],
        ['Gewicht', '2,1 tot 9,8 kg'],
      ),
      bodyHtml: '<p>Fictief merk, demogegevens. <a href="#methode">Zo meten we</a></p>',
    },
    de: {
      title: 'Sechs Lagen, eine Presse',
      subtitle:
        'Außen Wolle für die Hand, innen recycelte Flaschen für das Ohr. Vier Minuten bei 190 °C, und sie gehören für immer zusammen.',
      image: { ...layers, alt: 'Die Leuchte schwebt über sechs gestapelten Filzlagen' },
      properties: rows(
        ['Schallabsorption', '1,4 m² Sabine je Leuchte, Größe L'],
        ['Licht', '2 100 lm, CRI 95, 2700 bis 4000 K'],
        ['Steuerung', 'DALI-2, Casambi oder Phasenabschnitt'],
        ['Durchmesser', '52, 80, 120 und 160 cm'],
        ['Farben', 'Alle 42 Filze'],
        ['Gewicht', '2,1 bis 9,8 kg'],
      ),
      bodyHtml: '<p>Fiktive Marke, Demodaten. <a href="#methode">So messen wir</a></p>',
    },
    fr: {
      title: 'Six couches, une presse',
      subtitle:
        'De la laine dehors, pour la main. Des bouteilles recyclées dedans, pour l’oreille. Quatre minutes à 190 °C et elles ne font plus qu’un.',
      image: { ...layers, alt: 'La lampe soulevée au-dessus de six couches de feutre empilées' },
      properties: rows(
        ['Absorption', '1,4 m² Sabine par lampe, taille L'],
        ['Lumière', '2 100 lm, IRC 95, de 2700 à 4000 K'],
        ['Commande', 'DALI-2, Casambi ou coupure de phase'],
        ['Diamètres', '52, 80, 120 et 160 cm'],
        ['Couleurs', 'Les 42 feutres'],
        ['Poids', 'De 2,1 à 9,8 kg'],
      ),
      bodyHtml: '<p>Marque fictive, données de démonstration. <a href="#methode">Comment nous mesurons</a></p>',
    },
    it: {
      title: 'Sei strati, una pressa',
      subtitle:
        'Lana fuori, per la mano. Bottiglie riciclate dentro, per l’orecchio. Quattro minuti a 190 °C e sono una cosa sola, per sempre.',
      image: { ...layers, alt: 'La lampada sollevata sopra sei strati di feltro impilati' },
      properties: rows(
        ['Assorbimento', '1,4 m² Sabine per lampada, misura L'],
        ['Luce', '2 100 lm, CRI 95, da 2700 a 4000 K'],
        ['Controllo', 'DALI-2, Casambi o taglio di fase'],
        ['Diametri', '52, 80, 120 e 160 cm'],
        ['Colori', 'Tutti i 42 feltri'],
        ['Peso', 'Da 2,1 a 9,8 kg'],
      ),
      bodyHtml: '<p>Marchio di fantasia, dati dimostrativi. <a href="#metodo">Come misuriamo</a></p>',
    },
  },
  /** A film instead of the picture, on a dark colour with a text colour that is legible there. */
  film: {
    en: {
      title: 'Four minutes in the press',
      subtitle: 'Shown without sound. It is the loudest thing we make.',
      video: { webm: '/fixtures/hall.webm', mp4: '/fixtures/hall.mp4', poster: '/fixtures/hall-1280.webp' },
      bodyHtml:
        '<h3>What happens</h3><ul><li>The oven reaches 190 °C</li><li>Forty tonnes come down, once</li></ul><table><tbody><tr><th scope="row">Before</th><td>32 mm</td></tr><tr><th scope="row">After</th><td>9 mm</td></tr></tbody></table>',
      backgroundColor: '#1f3b2d',
      textColor: '#ffe800',
    },
  },
  /** A text colour that is not legible gives way to ink or white. */
  illegibleWish: {
    en: {
      title: 'Felt is patient',
      subtitle: 'Asked for in yellow on pale pink, set in ink.',
      image: layers,
      backgroundColor: '#f0b9af',
      textColor: '#ffe800',
    },
  },
  /** Neither ink nor white is legible on this grey: the text stands below it. */
  band: {
    en: {
      title: 'A grey between the chairs',
      subtitle: 'Neither ink nor white reaches 4.5 to 1 on it, so the words move to the surface.',
      image: layers,
      properties: rows(['White', '4.42 to 1'], ['Ink', '4.23 to 1']),
      backgroundColor: '#787878',
    },
  },
  /** Only what is required: no picture, no colour. */
  minimal: { en: { title: 'Six layers, one press' } },
  withoutPicture: {
    en: {
      title: 'What it weighs',
      properties: rows(['Size S', '2.1 kg'], ['Size L', '9.8 kg']),
      backgroundColor: '#a9cde6',
    },
  },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adland\u00adschaften',
      subtitle:
        'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen.',
      image: layers,
      properties: rows(
        [
          'Schall\u00adabsorptions\u00adgrad\u00admess\u00adverfahren',
          'Hall\u00adraum\u00adverfahren nach Raum\u00adakustik\u00adplanungs\u00adunterlagen, DIN EN ISO 354',
        ],
        ['Nachhallzeit', 'Mehr\u00adzweck\u00adveranstaltungs\u00adhallen\u00adnachhall\u00adzeit\u00admittel\u00adwert 0,9 s'],
      ),
      bodyHtml:
        '<h3>Nachhallzeitberechnungsgrundlagen</h3><p>loden.example/downloads/raumakustikplanungsunterlagen-mehrzweckveranstaltungshalle</p>',
      backgroundColor: '#5e1524',
    },
  },
} satisfies Fixtures<InDepthInfoFields>
