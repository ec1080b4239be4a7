import type { Fixtures } from '../../contract/fixtures.ts'
import type { DesignerQuoteFields } from '../../generated/props.ts'

const portrait = {
  src: '/fixtures/portrait-tomas-lindqvist-216.webp',
  srcset: '/fixtures/portrait-tomas-lindqvist-216.webp 216w',
  alt: 'A felt portrait of Tomas Lindqvist',
  width: 216,
  height: 216,
}

export const fixtures = {
  complete: {
    en: {
      text: 'I draw with my eyes shut, and then I check with them open.',
      highlight: 'shut',
      designer: { id: 'tomas', name: 'Tomas Lindqvist', href: '#tomas', image: portrait },
      surface: 'sky',
    },
    nl: { text: 'Ik teken met mijn ogen dicht, en controleer daarna met mijn ogen open.', highlight: 'dicht' },
    de: { text: 'Ich zeichne mit geschlossenen Augen und prüfe dann mit offenen.', highlight: 'geschlossenen' },
    fr: { text: 'Je dessine les yeux fermés, puis je vérifie les yeux ouverts.', highlight: 'fermés' },
    it: { text: 'Disegno a occhi chiusi, poi controllo a occhi aperti.', highlight: 'chiusi' },
  },
  /** Without a portrait and a stressed word. */
  minimal: { en: { text: 'We cut, we do not float.', designer: { id: 'ines', name: 'Ines Vandevelde', href: '#ines' } } },
} satisfies Fixtures<DesignerQuoteFields>
