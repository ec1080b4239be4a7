import type { LibraryMessages } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'

/** The texts that only a brand can write: every brand has its own. */
export interface BrandMessages {
  copyright: string
  /** The newsletter’s line in the footer. */
  newsletter: string
  /** What the picture of the error pages shows. */
  room: string
  /** Name of the lamp’s switch in it. */
  lamp: string
  /** Title and sentence of the page for a missing page, which is dark until a visitor turns on the lamp (ERR-10). */
  notFound: { title: string; dark: string; lit: string }
}

/** What the brand itself says. */
export const brandMessages: Record<Locale, BrandMessages> = {
  en: {
    copyright: '© {brand}. Fictional brand, demo data.',
    newsletter: 'New felt, new rooms, four letters a year. Nothing louder.',
    room: 'A green felt room with a yellow dome lamp, a red sofa and a black cat on it',
    lamp: 'Light',
    notFound: {
      title: 'Looks like someone turned off the lights',
      dark: 'The page you wanted is not here. The cat may know more.',
      lit: 'Much better. The page is still gone, but at least you can see the sofa.',
    },
  },
  nl: {
    copyright: '© {brand}. Fictief merk, demogegevens.',
    newsletter: 'Nieuw vilt, nieuwe kamers, vier brieven per jaar. Luider wordt het niet.',
    room: 'Een groene vilten kamer met een gele koepellamp, een rode sofa en daarop een zwarte kat',
    lamp: 'Licht',
    notFound: {
      title: 'Hier heeft iemand het licht uitgedaan',
      dark: 'Hier is de pagina niet. Misschien weet de kat meer.',
      lit: 'Veel beter. De pagina is nog altijd weg, maar je ziet nu tenminste de sofa.',
    },
  },
  de: {
    copyright: '© {brand}. Fiktive Marke, Demodaten.',
    newsletter: 'Neuer Filz, neue Räume, vier Briefe im Jahr. Lauter wird es nicht.',
    room: 'Ein grüner Filzraum mit gelber Kuppelleuchte, rotem Sofa und einer schwarzen Katze darauf',
    lamp: 'Licht',
    notFound: {
      title: 'Da hat wohl jemand das Licht ausgemacht',
      dark: 'Die gesuchte Seite ist nicht hier. Vielleicht weiß die Katze mehr.',
      lit: 'Viel besser. Die Seite ist immer noch weg, aber jetzt sieht man wenigstens das Sofa.',
    },
  },
  fr: {
    copyright: '© {brand}. Marque fictive, données de démonstration.',
    newsletter: 'Du nouveau feutre, de nouvelles pièces, quatre lettres par an. À lire à voix basse.',
    room: 'Une pièce en feutre vert avec une lampe en dôme jaune, un canapé rouge et, dessus, un chat noir',
    lamp: 'Lumière',
    notFound: {
      title: 'On dirait que quelqu’un a éteint la lumière',
      dark: 'La page que vous cherchiez n’est pas ici. Le chat en sait peut-être plus.',
      lit: 'Voilà qui est mieux. La page manque toujours, mais au moins on voit le canapé.',
    },
  },
  it: {
    copyright: '© {brand}. Marchio fittizio, dati dimostrativi.',
    newsletter: 'Nuovo feltro, nuove stanze, quattro lettere all’anno. Da leggere sottovoce.',
    room: 'Una stanza di feltro verde con una lampada a cupola gialla, un divano rosso e, sopra, un gatto nero',
    lamp: 'Luce',
    notFound: {
      title: 'Sembra che qualcuno abbia spento la luce',
      dark: 'La pagina che cercavi non è qui. Forse il gatto ne sa di più.',
      lit: 'Molto meglio. La pagina continua a mancare, ma almeno si vede il divano.',
    },
  },
}

/** Texts of the library, of which any may be missing. */
type SomeMessages = { [Part in keyof LibraryMessages]?: Partial<LibraryMessages[Part]> }

/** Texts of the library that the brand words otherwise, in its own voice and register (LOC-35). */
export const libraryWording: Partial<Record<Locale, SomeMessages>> = {
  en: {
    // The library's word is American (BLK-detail_header-06); ours is British.
    detailHeader: { colors: 'Colours' },
    searchPage: { failed: 'The search has gone quiet. Try again in a moment.' },
  },
  nl: {
    contactButton: { contact: 'Contacteer ons' },
    searchPage: { failed: 'De zoekfunctie zwijgt even. Probeer het zo meteen opnieuw.' },
  },
  de: { searchPage: { failed: 'Die Suche schweigt gerade. Versuch es gleich noch einmal.' } },
  fr: { searchPage: { failed: 'La recherche se tait pour le moment. Réessayez dans un instant.' } },
  it: { searchPage: { failed: 'La ricerca per ora tace. Riprova tra un istante.' } },
}
