import type { Fixtures } from '../../contract/fixtures.ts'
import type { TopicTeaserFields } from '../../generated/props.ts'

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
      descriptionHtml:
        '<p>Fourteen pieces on the shelf in their best colours. Order before Thursday noon and they leave Kortrijk on Friday.</p>',
      action: { label: 'See what is ready', href: '#ready', variant: 'inverse' },
      image: boxes,
    },
    nl: {
      title: 'Stilte, uit voorraad.',
      descriptionHtml:
        '<p>Veertien stukken op het schap, in hun mooiste kleuren. Bestel vóór donderdagmiddag en ze vertrekken vrijdag uit Kortrijk.</p>',
      action: { label: 'Bekijk wat klaarstaat', href: '#klaar', variant: 'inverse' },
      image: { ...boxes, alt: 'Kartonnen dozen en een stapel van drie poefs in een kobaltblauwe kamer' },
    },
    de: {
      title: 'Stille, ab Lager.',
      descriptionHtml:
        '<p>Vierzehn Stücke im Regal, in ihren besten Farben. Bestell bis Donnerstagmittag, und sie verlassen Kortrijk am Freitag.</p>',
      action: { label: 'Ansehen, was bereitsteht', href: '#bereit', variant: 'inverse' },
      image: { ...boxes, alt: 'Kartons und ein Stapel aus drei Poufs in einem kobaltblauen Raum' },
    },
    fr: {
      title: 'Le calme, en stock.',
      descriptionHtml:
        '<p>Quatorze pièces en rayon, dans leurs plus belles couleurs. Commandez avant jeudi midi et elles quittent Courtrai vendredi.</p>',
      action: { label: 'Voir ce qui est prêt', href: '#pret', variant: 'inverse' },
      image: { ...boxes, alt: 'Des cartons et une pile de trois poufs dans une pièce bleu cobalt' },
    },
    it: {
      title: 'Quiete, a magazzino.',
      descriptionHtml:
        '<p>Quattordici pezzi a scaffale, nei colori migliori. Ordina entro giovedì a mezzogiorno e venerdì lasciano Kortrijk.</p>',
      action: { label: 'Guarda cosa è pronto', href: '#pronto', variant: 'inverse' },
      image: { ...boxes, alt: 'Scatole di cartone e una pila di tre pouf in una stanza blu cobalto' },
    },
  },
  /** The picture on the right. */
  right: {
    en: {
      title: 'How long does a clap last?',
      tagline: 'Acoustic guides',
      descriptionHtml:
        '<p>In a meeting room it should be gone in 0.6 seconds. Six short guides explain reverberation, absorption and why the plant will not help.</p>',
      action: { label: 'Read the guides', href: '#guides', variant: 'primary' },
      image: bars,
      imageSide: 'end',
    },
    nl: {
      title: 'Hoelang klinkt een handklap?',
      tagline: 'Akoestische gidsen',
      descriptionHtml:
        '<p>In een vergaderzaal hoort hij na 0,6 seconden weg te zijn. Zes korte gidsen over nagalm, absorptie en waarom de plant niet helpt.</p>',
      action: { label: 'Lees de gidsen', href: '#gidsen', variant: 'primary' },
      image: { ...bars, alt: 'Een rij vilten staven die korter en bleker worden, als een geluid dat wegsterft' },
    },
    de: {
      title: 'Wie lange dauert ein Klatschen?',
      tagline: 'Akustikratgeber',
      descriptionHtml:
        '<p>In einem Besprechungsraum sollte es nach 0,6 Sekunden verklungen sein. Sechs kurze Ratgeber über Nachhall, Absorption und warum die Pflanze nicht hilft.</p>',
      action: { label: 'Ratgeber lesen', href: '#ratgeber', variant: 'primary' },
      image: { ...bars, alt: 'Eine Reihe von Filzstäben, die kürzer und blasser werden wie ein verklingender Ton' },
    },
    fr: {
      title: 'Combien de temps dure un claquement\u202f?',
      tagline: 'Guides acoustiques',
      descriptionHtml:
        '<p>Dans une salle de réunion, il devrait s’éteindre en 0,6 seconde. Six guides courts expliquent la réverbération, l’absorption et pourquoi la plante n’y fera rien.</p>',
      action: { label: 'Lire les guides', href: '#guides', variant: 'primary' },
      image: { ...bars, alt: 'Une rangée de barres en feutre de plus en plus courtes et pâles, comme un son qui s’éteint' },
    },
    it: {
      title: 'Quanto dura un battito di mani?',
      tagline: 'Guide acustiche',
      descriptionHtml:
        '<p>In una sala riunioni dovrebbe svanire in 0,6 secondi. Sei brevi guide spiegano il riverbero, l’assorbimento e perché la pianta non serve a niente.</p>',
      action: { label: 'Leggi le guide', href: '#guide', variant: 'primary' },
      image: { ...bars, alt: 'Una fila di barre di feltro sempre più corte e pallide, come un suono che si spegne' },
    },
  },
  minimal: { en: { title: 'Quiet, in stock.' } },
  withoutButton: {
    en: { title: 'Felt, by the metre', descriptionHtml: '<p>Forty-two colours, one thickness, no minimum.</p>', image: boxes },
  },
  newTab: {
    en: {
      title: 'Measured, not promised',
      tagline: 'Reports',
      descriptionHtml: '<p>Every figure on this site has a page number.</p>',
      action: { label: 'Open the report', href: 'https://loden.example/report', newTab: true, variant: 'inverse' },
      image: bars,
      imageSide: 'end',
    },
  },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adland\u00adschaften',
      tagline: 'Raumakustikplanungsunterlagenverzeichnis',
      descriptionHtml:
        '<p>Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten.</p><ul><li>Musterkollektionen</li><li>Montageanleitungen</li></ul>',
      action: { label: 'Musterkollektionsbestellformular öffnen', href: '#muster', variant: 'inverse' },
      image: boxes,
    },
  },
} satisfies Fixtures<TopicTeaserFields>
