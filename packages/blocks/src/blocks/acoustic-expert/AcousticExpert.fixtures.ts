import type { Fixtures } from '../../contract/fixtures.ts'
import type { AcousticExpertFields } from '../../generated/props.ts'

const portrait = {
  src: '/fixtures/portrait-216.webp',
  srcset: '/fixtures/portrait-216.webp 216w',
  alt: 'Portrait of Ines Vandevelde in cut felt',
  width: 216,
  height: 216,
}

export const fixtures = {
  complete: {
    en: {
      title: 'Ask somebody who has clapped in worse rooms',
      subtitle: 'Ines Vandevelde, acoustician',
      quote: 'Send me a plan and one honest recording.',
      descriptionHtml: '<p>She answers questions about echo, neighbours and open plans. <a href="#how">How she measures</a></p>',
      image: portrait,
      action: { label: 'Ask Ines', href: '#ask', variant: 'primary' },
    },
    nl: {
      title: 'Vraag het aan iemand die in ergere kamers klapte',
      subtitle: 'Ines Vandevelde, akoestica',
      quote: 'Stuur me een plan en één eerlijke opname.',
      descriptionHtml: '<p>Ze beantwoordt vragen over galm, buren en landschapskantoren.</p>',
      action: { label: 'Vraag het Ines', href: '#vraag', variant: 'primary' },
    },
    de: {
      title: 'Frag jemanden, der schlimmere Räume kennt',
      subtitle: 'Ines Vandevelde, Akustikerin',
      quote: 'Schick mir einen Plan und eine ehrliche Aufnahme.',
      descriptionHtml: '<p>Sie beantwortet Fragen zu Hall, Nachbarn und Großraumbüros.</p>',
      action: { label: 'Ines fragen', href: '#fragen', variant: 'primary' },
    },
    fr: {
      title: 'Demandez à quelqu’un qui a connu pire',
      subtitle: 'Ines Vandevelde, acousticienne',
      quote: 'Envoyez-moi un plan et un enregistrement honnête.',
      descriptionHtml: '<p>Elle répond sur l’écho, les voisins et les plateaux ouverts.</p>',
      action: { label: 'Demander à Ines', href: '#demander', variant: 'primary' },
    },
    it: {
      title: 'Chiedi a chi ha sentito di peggio',
      subtitle: 'Ines Vandevelde, esperta di acustica',
      quote: 'Mandami una pianta e una registrazione onesta.',
      descriptionHtml: '<p>Risponde a domande su eco, vicini e open space.</p>',
      action: { label: 'Chiedi a Ines', href: '#chiedi', variant: 'primary' },
    },
  },
  minimal: { en: { title: 'Ask us' } },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adgrad\u00admess\u00adverfahrens\u00adfragen',
      subtitle: 'Raumakustikplanungsunterlagenverantwortliche',
      quote: 'Mehrzweckveranstaltungshallennachhallzeiten sind keine Frage des Geschmacks. '.repeat(3).trim(),
      image: portrait,
      action: { label: 'Raumakustikplanungsunterlagen anfordern', href: '#a' },
    },
  },
} satisfies Fixtures<AcousticExpertFields>
