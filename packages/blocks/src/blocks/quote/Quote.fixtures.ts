import type { Fixtures } from '../../contract/fixtures.ts'
import type { QuoteFields } from '../../generated/props.ts'

const portrait = {
  src: '/fixtures/portrait-216.webp',
  srcset: '/fixtures/portrait-216.webp 216w',
  alt: '',
  width: 216,
  height: 216,
  color: '#d83828',
}

export const fixtures = {
  complete: {
    en: {
      text: 'A good room is like a good host. You only notice it when it starts talking over you.',
      highlight: 'talking',
      author: 'Ines Vandevelde',
      authorRole: 'Designer of Loket',
      portrait,
    },
    nl: {
      text: 'Een goede kamer is als een goede gastheer. Je merkt hem pas op als hij door je heen begint te praten.',
      highlight: 'praten',
      authorRole: 'Ontwerpster van Loket',
    },
    de: {
      text: 'Ein guter Raum ist wie ein guter Gastgeber. Man bemerkt ihn erst, wenn er dazwischenredet.',
      highlight: 'dazwischenredet',
      authorRole: 'Designerin von Loket',
    },
    fr: {
      text: 'Une bonne pièce est comme un bon hôte. On ne la remarque que lorsqu’elle parle plus fort que vous.',
      highlight: 'parle',
      authorRole: 'Créatrice de Loket',
    },
    it: {
      text: 'Una buona stanza è come un buon ospite. La noti solo quando comincia a parlare più forte di te.',
      highlight: 'parlare',
      authorRole: 'Designer di Loket',
    },
  },
  /** A line of the brand's own: no author line, whatever else is given. */
  anonymous: {
    en: { text: 'Silence is part of the pattern.', portrait, surface: 'signal' },
    nl: { text: 'Stilte hoort bij het patroon.' },
    de: { text: 'Stille gehört zum Muster.' },
    fr: { text: 'Le silence fait partie du motif.' },
    it: { text: 'Il silenzio fa parte del disegno.' },
  },
  nameOnly: { en: { text: 'We cut, we do not float.', author: 'Tomas Lindqvist', surface: 'loden' } },
  long: {
    en: {
      text: 'When the commercial court moved in, hearings had become conversations: two parties, one table, a screen. The building kept answering back, and everybody spoke a little slower than they thought. Then we hung eighty baffles, and the judge put the microphone away before lunch.',
      author: 'Bürogemeinschaft Großraumakustikplanungsgesellschaft',
      authorRole: 'Bauherrenvertretung Mehrzweckveranstaltungshalle',
      surface: 'oat',
    },
  },
} satisfies Fixtures<QuoteFields>
