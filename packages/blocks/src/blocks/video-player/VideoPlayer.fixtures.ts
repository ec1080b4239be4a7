import type { Fixtures } from '../../contract/fixtures.ts'
import type { EmbedValue, ImageValue } from '../../contract/values.ts'
import type { VideoPlayerFields } from '../../generated/props.ts'

const poster: ImageValue = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-700.webp 700w, /fixtures/hall-1280.webp 1280w',
  alt: 'A dark green hall with felt baffles, a pink sofa, two dome lamps and an arched phone booth',
  width: 1280,
  height: 720,
  color: '#183828',
}
const file: EmbedValue = { provider: 'file', id: '/fixtures/hall.webm', href: '/fixtures/hall.webm' }

/** A file of one's own, with its captions. */
const film = (title: string): EmbedValue => ({
  ...file,
  title,
  captions: [
    { lang: 'en', src: '/fixtures/hall-en.vtt' },
    { lang: 'de', src: '/fixtures/hall-de.vtt' },
  ],
})

export const fixtures = {
  complete: {
    en: {
      video: film('A day in the quiet hall'),
      poster,
      caption: 'The hall in Kortrijk, from the first lamp to the last.',
    },
    nl: { video: film('Een dag in de stille hal'), caption: 'De hal in Kortrijk, van de eerste lamp tot de laatste.' },
    de: { video: film('Ein Tag in der stillen Halle'), caption: 'Die Halle in Kortrijk, von der ersten Lampe bis zur letzten.' },
    fr: { video: film('Une journée dans la halle'), caption: 'La halle de Courtrai, de la première lampe à la dernière.' },
    it: { video: film('Un giorno nella sala silenziosa'), caption: 'La sala di Kortrijk, dalla prima lampada all’ultima.' },
  },
  youtube: {
    en: {
      video: {
        provider: 'youtube',
        id: 'quiet-hall',
        href: 'https://youtube.example/watch?v=quiet-hall',
        title: 'A day in the quiet hall',
      },
      poster,
    },
  },
  vimeo: {
    en: {
      video: { provider: 'vimeo', id: '000000', href: 'https://vimeo.example/000000', title: 'A day in the quiet hall' },
      poster,
    },
  },
  /** Only what is required; without a still the field is dark. */
  minimal: { en: { video: file } },
  /** The file is not there, or not a film. */
  broken: {
    en: {
      video: { ...file, id: '/fixtures/missing.webm', href: '/fixtures/missing.webm', title: 'A day in the quiet hall' },
      poster,
    },
  },
  overlong: {
    en: {
      video: { provider: 'youtube', id: 'quiet-hall', href: 'https://youtube.example/watch?v=quiet-hall' },
      poster,
      caption:
        'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten',
    },
  },
} satisfies Fixtures<VideoPlayerFields>
