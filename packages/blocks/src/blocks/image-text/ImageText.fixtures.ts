import type { Fixtures } from '../../contract/fixtures.ts'
import type { ImageTextFields } from '../../generated/props.ts'

const panel = {
  src: '/fixtures/panel-1200.webp',
  srcset: '/fixtures/panel-480.webp 480w, /fixtures/panel-1200.webp 1200w',
  alt: 'A ribbed felt panel on a pale office wall',
  width: 1200,
  height: 800,
  color: '#b8a898',
}
const lamps = {
  src: '/fixtures/lamps-800.webp',
  srcset: '/fixtures/lamps-800.webp 800w',
  alt: 'Three dome lamps above a round oak table',
  width: 800,
  height: 687,
  color: '#e8e8d8',
}

export const fixtures = {
  complete: {
    en: {
      bodyHtml:
        '<h2>Ribs that swallow speech</h2><p>Forty millimetres of pressed felt, cut once and bent twice. The gap behind it does the rest. <a href="#rib">See the family</a></p>',
      image: panel,
      caption: 'Rib 90 in oat. Council chamber, Aalst.',
    },
    nl: {
      bodyHtml:
        '<h2>Ribben die spraak opslokken</h2><p>Veertig millimeter geperst vilt, één keer gesneden en twee keer geplooid. De spouw erachter doet de rest. <a href="#rib">Bekijk de familie</a></p>',
      image: { ...panel, alt: 'Een geribd viltpaneel op een lichte kantoormuur' },
      caption: 'Rib 90 in haver. Raadzaal, Aalst.',
    },
    de: {
      bodyHtml:
        '<h2>Rippen, die Sprache schlucken</h2><p>Vierzig Millimeter gepresster Filz, einmal geschnitten und zweimal gebogen. Den Rest erledigt der Luftspalt dahinter. <a href="#rib">Zur Produktfamilie</a></p>',
      image: { ...panel, alt: 'Ein geripptes Filzpaneel an einer hellen Bürowand' },
      caption: 'Rib 90 in Hafer. Ratssaal, Aalst.',
    },
    fr: {
      bodyHtml:
        '<h2>Des nervures qui avalent la parole</h2><p>Quarante millimètres de feutre pressé, découpé une fois et plié deux fois. L’espace à l’arrière fait le reste. <a href="#rib">Voir la famille</a></p>',
      image: { ...panel, alt: 'Un panneau de feutre nervuré sur un mur clair' },
      caption: 'Rib 90, avoine. Salle du conseil, Alost.',
    },
    it: {
      bodyHtml:
        '<h2>Nervature che inghiottono le voci</h2><p>Quaranta millimetri di feltro pressato, tagliato una volta e piegato due. L’intercapedine fa il resto. <a href="#rib">Scopri la famiglia</a></p>',
      image: { ...panel, alt: 'Un pannello di feltro nervato su una parete chiara' },
      caption: 'Rib 90 color avena. Sala consiliare, Aalst.',
    },
  },
  minimal: { en: { bodyHtml: '<p>Cut in Kortrijk, hung where it echoes.</p>', image: lamps } },
  mirrored: {
    en: {
      bodyHtml: '<h2>A table for listening</h2><p>The dome keeps the conversation at the table and the light on the plates.</p>',
      image: lamps,
      imageSide: 'end',
      caption: 'Murmel M, L and S.',
    },
  },
  widePicture: {
    en: { bodyHtml: '<h2>More wall</h2><p>Eight columns of picture, four of text.</p>', image: panel, split: '8-4' },
  },
  wideText: {
    en: {
      bodyHtml:
        '<h2>More words</h2><p>Four columns of picture, eight of text. The text stands on the bottom edge of the picture.</p><ul><li>Class A absorber, every panel over 30 mm</li><li>Wool skin, recycled core, no glue line</li></ul>',
      image: lamps,
      split: '4-8',
      imageSide: 'end',
    },
  },
  overlong: {
    en: {
      bodyHtml:
        '<h2>Nachhallzeitberechnungsgrundlagen</h2><p>Schallabsorptionsgradmessungen in Mehrzweckveranstaltungshallen, mit Raumakustikplanungsunterlagen.</p>',
      image: panel,
      split: '8-4',
      caption:
        'Mehrzweckveranstaltungshalle mit Schallabsorptionsverkleidungen, aufgenommen vor der Generalsanierung, Nachhallzeit im Mittel 4,1 Sekunden bei 500 Hz.',
    },
  },
} satisfies Fixtures<ImageTextFields>
