import type { Fixtures } from '../../contract/fixtures.ts'
import type { AcousticGuideTeaserFields, GuideShape } from '../../generated/props.ts'

const bars = { src: '/fixtures/bars-800.webp', srcset: '/fixtures/bars-800.webp 800w', width: 800, height: 687, color: '#b8b8a8' }
const hall = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-1280.webp 1280w',
  width: 1280,
  height: 853,
  color: '#304040',
}

const echo: GuideShape = {
  id: 'echo',
  title: 'Echo',
  href: '#echo',
  subtitle: 'Why a room answers back',
  intro: 'Clap once. Count until it is over. That number is your room.',
  color: '#a9cde6',
  textTone: 'dark',
  image: { ...bars, alt: 'Felt bars that get shorter and paler, like a sound dying out' },
}
const calls: GuideShape = {
  id: 'calls',
  title: 'Phone calls',
  href: '#calls',
  subtitle: 'Half a conversation is the loudest',
  intro: 'Nobody minds the coffee machine, which is louder. It is the words that get under the door.',
  color: '#5e1524',
  textTone: 'light',
  image: { ...hall, alt: 'A hall with a felt ceiling' },
}
const plants: GuideShape = {
  id: 'plants',
  title: 'Plants do not help',
  href: '#plants',
  subtitle: 'Eight remedies, in order of disappointment',
  intro: 'They are good company. They do not answer back. The rest of the room does.',
  color: '#8a9845',
  textTone: 'dark',
}

export const fixtures = {
  complete: {
    en: { title: 'Learn to listen to a room', guides: [echo, calls, plants] },
    nl: {
      title: 'Leer naar een kamer luisteren',
      guides: [
        {
          ...echo,
          title: 'Galm',
          subtitle: 'Waarom een kamer terugpraat',
          intro: 'Klap één keer. Tel tot het voorbij is. Dat getal is je kamer.',
        },
        { ...calls, title: 'Telefoongesprekken', subtitle: 'Een half gesprek klinkt het luidst' },
        { ...plants, title: 'Planten helpen niet', subtitle: 'Acht huismiddeltjes, op volgorde van teleurstelling' },
      ],
    },
    de: {
      title: 'Einem Raum zuhören lernen',
      guides: [
        {
          ...echo,
          title: 'Nachhall',
          subtitle: 'Warum ein Raum Widerworte gibt',
          intro: 'Einmal klatschen. Zählen, bis es vorbei ist. Diese Zahl ist der Raum.',
        },
        { ...calls, title: 'Telefonate', subtitle: 'Das halbe Gespräch ist das lauteste' },
        { ...plants, title: 'Pflanzen helfen nicht', subtitle: 'Acht Hausmittel, nach Enttäuschung geordnet' },
      ],
    },
    fr: {
      title: 'Apprendre à écouter une pièce',
      guides: [
        {
          ...echo,
          title: 'Écho',
          subtitle: 'Pourquoi une pièce vous répond',
          intro: 'Frappez une fois dans vos mains. Comptez. Ce nombre, c’est votre pièce.',
        },
        { ...calls, title: 'Appels', subtitle: 'La moitié d’une conversation, c’est le pire' },
        { ...plants, title: 'Les plantes n’y font rien', subtitle: 'Huit remèdes, par ordre de déception' },
      ],
    },
    it: {
      title: 'Impara ad ascoltare una stanza',
      guides: [
        {
          ...echo,
          title: 'Eco',
          subtitle: 'Perché una stanza ti risponde',
          intro: 'Batti le mani una volta. Conta fino all’ultima eco. Quel numero è la tua stanza.',
        },
        { ...plants, title: 'Le piante non servono', subtitle: 'Otto rimedi, in ordine di delusione' },
        { ...calls, lang: 'en' },
      ],
    },
  },
  /** Names alone, one of them in another language. */
  minimal: {
    en: {
      guides: [
        { id: 'a', title: 'Echo', href: '#echo' },
        { id: 'b', title: 'Nachhall', href: '#nachhall', lang: 'de' },
      ],
    },
  },
  /** A grey on which neither ink nor white is legible: the text stands below it. */
  illegible: { en: { guides: [{ ...echo, color: '#787878' }, calls] } },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adlösungen für Großraumbüros',
      guides: [
        {
          ...echo,
          title: 'Sprach\u00adübertragungs\u00adindex\u00admessungen',
          subtitle: 'Raumakustikplanungsunterlagen und Nachhallzeitberechnungen für Mehrzweckveranstaltungshallen',
          intro: 'Schallabsorptionsgradmessverfahren. '.repeat(8),
        },
        calls,
      ],
    },
  },
} satisfies Fixtures<AcousticGuideTeaserFields>
