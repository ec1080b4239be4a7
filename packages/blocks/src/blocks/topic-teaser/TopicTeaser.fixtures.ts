import type { Fixtures } from '../../contract/fixtures.ts'
import type { TopicTeaserFields } from './TopicTeaser.contract.ts'

const boxes = {
  src: '/fixtures/boxes-800.webp',
  srcset: '/fixtures/boxes-800.webp 800w',
  alt: 'Cardboard boxes and a stack of three poufs in a cobalt room',
  width: 800,
  height: 687,
  color: '#2838b8',
}
const bars = {
  src: '/fixtures/bars-800.webp',
  srcset: '/fixtures/bars-800.webp 800w',
  alt: 'A row of felt bars that gets shorter and paler, like a sound dying out',
  width: 800,
  height: 687,
  color: '#b8b8a8',
}

export const fixtures = {
  complete: {
    en: {
      title: 'Quiet, in stock.',
      tagline: 'Ready2Go',
      description:
        '<p>Fourteen pieces on the shelf in their best colours. Order before Thursday noon and they leave Kortrijk on Friday.</p>',
      cta: { text: 'See what is ready', link: '#ready', color: 'black' },
      image: boxes,
    },
    nl: {
      title: 'Stilte, uit voorraad.',
      description:
        '<p>Veertien stukken op het schap, in hun mooiste kleuren. Bestel vóór donderdagmiddag en ze vertrekken vrijdag uit Kortrijk.</p>',
      cta: { text: 'Bekijk wat klaarstaat', link: '#klaar', color: 'black' },
      image: { ...boxes, alt: 'Kartonnen dozen en een stapel van drie poefs in een kobaltblauwe kamer' },
    },
    de: {
      title: 'Stille, ab Lager.',
      description:
        '<p>Vierzehn Stücke im Regal, in ihren besten Farben. Bestell bis Donnerstagmittag, und sie verlassen Kortrijk am Freitag.</p>',
      cta: { text: 'Ansehen, was bereitsteht', link: '#bereit', color: 'black' },
      image: { ...boxes, alt: 'Kartons und ein Stapel aus drei Poufs in einem kobaltblauen Raum' },
    },
    fr: {
      title: 'Le calme, en stock.',
      description:
        '<p>Quatorze pièces en rayon, dans leurs plus belles couleurs. Commandez avant jeudi midi et elles quittent Courtrai vendredi.</p>',
      cta: { text: 'Voir ce qui est prêt', link: '#pret', color: 'black' },
      image: { ...boxes, alt: 'Des cartons et une pile de trois poufs dans une pièce bleu cobalt' },
    },
    it: {
      title: 'Quiete, a magazzino.',
      description:
        '<p>Quattordici pezzi a scaffale, nei colori migliori. Ordina entro giovedì a mezzogiorno e venerdì lasciano Kortrijk.</p>',
      cta: { text: 'Guarda cosa è pronto', link: '#pronto', color: 'black' },
      image: { ...boxes, alt: 'Scatole di cartone e una pila di tre pouf in una stanza blu cobalto' },
    },
  },
  /** The picture on the right. */
  right: {
    en: {
      title: 'How long does a clap last?',
      tagline: 'Acoustic guides',
      description:
        '<p>In a meeting room it should be gone in 0.6 seconds. Six short guides explain reverberation, absorption and why the plant will not help.</p>',
      cta: { text: 'Read the guides', link: '#guides', color: 'yellow' },
      image: bars,
      right: true,
    },
    nl: {
      title: 'Hoelang klinkt een handklap?',
      tagline: 'Akoestische gidsen',
      description:
        '<p>In een vergaderzaal hoort hij na 0,6 seconden weg te zijn. Zes korte gidsen over nagalm, absorptie en waarom de plant niet helpt.</p>',
      cta: { text: 'Lees de gidsen', link: '#gidsen', color: 'yellow' },
      image: { ...bars, alt: 'Een rij vilten staven die korter en bleker worden, als een geluid dat wegsterft' },
    },
    de: {
      title: 'Wie lange dauert ein Klatschen?',
      tagline: 'Akustikratgeber',
      description:
        '<p>In einem Besprechungsraum sollte es nach 0,6 Sekunden verklungen sein. Sechs kurze Ratgeber über Nachhall, Absorption und warum die Pflanze nicht hilft.</p>',
      cta: { text: 'Ratgeber lesen', link: '#ratgeber', color: 'yellow' },
      image: { ...bars, alt: 'Eine Reihe von Filzstäben, die kürzer und blasser werden wie ein verklingender Ton' },
    },
    fr: {
      title: 'Combien de temps dure un claquement\u202f?',
      tagline: 'Guides acoustiques',
      description:
        '<p>Dans une salle de réunion, il devrait s’éteindre en 0,6 seconde. Six guides courts expliquent la réverbération, l’absorption et pourquoi la plante n’y fera rien.</p>',
      cta: { text: 'Lire les guides', link: '#guides', color: 'yellow' },
      image: { ...bars, alt: 'Une rangée de barres en feutre de plus en plus courtes et pâles, comme un son qui s’éteint' },
    },
    it: {
      title: 'Quanto dura un battito di mani?',
      tagline: 'Guide acustiche',
      description:
        '<p>In una sala riunioni dovrebbe svanire in 0,6 secondi. Sei brevi guide spiegano il riverbero, l’assorbimento e perché la pianta non serve a niente.</p>',
      cta: { text: 'Leggi le guide', link: '#guide', color: 'yellow' },
      image: { ...bars, alt: 'Una fila di barre di feltro sempre più corte e pallide, come un suono che si spegne' },
    },
  },
  minimal: { en: { title: 'Quiet, in stock.' } },
  withoutButton: {
    en: { title: 'Felt, by the metre', description: '<p>Forty-two colours, one thickness, no minimum.</p>', image: boxes },
  },
  newTab: {
    en: {
      title: 'Measured, not promised',
      tagline: 'Reports',
      description: '<p>Every figure on this site has a page number.</p>',
      cta: { text: 'Open the report', link: 'https://loden.example/report', blank: true, color: 'black' },
      image: bars,
      right: true,
    },
  },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adland\u00adschaften',
      tagline: 'Raumakustikplanungsunterlagenverzeichnis',
      description:
        '<p>Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten.</p><ul><li>Musterkollektionen</li><li>Montageanleitungen</li></ul>',
      cta: { text: 'Musterkollektionsbestellformular öffnen', link: '#muster', color: 'black' },
      image: boxes,
    },
  },
} satisfies Fixtures<TopicTeaserFields>
