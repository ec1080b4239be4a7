import type { LibraryMessages } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'

/** The texts that only a brand can write. */
export const brandMessages = {
  en: {
    copyright: '© {brand}. Fictional brand, demo data.',
    newsletter: 'New felt, new rooms, four letters a year. Nothing louder.',
    scene: {
      picture: 'A green felt room with a yellow dome lamp, a red sofa and a black cat on it',
      light: 'Light',
      dark: 'The page you wanted is not here. The cat may know more.',
      lit: 'Much better. The page is still gone, but at least you can see the sofa.',
    },
  },
  nl: {
    copyright: '© {brand}. Fictief merk, demogegevens.',
    newsletter: 'Nieuw vilt, nieuwe kamers, vier brieven per jaar. Luider wordt het niet.',
    scene: {
      picture: 'Een groene vilten kamer met een gele koepellamp, een rode sofa en daarop een zwarte kat',
      light: 'Licht',
      dark: 'Hier is de pagina niet. Misschien weet de kat meer.',
      lit: 'Veel beter. De pagina is nog altijd weg, maar je ziet nu tenminste de sofa.',
    },
  },
  de: {
    copyright: '© {brand}. Fiktive Marke, Demodaten.',
    newsletter: 'Neuer Filz, neue Räume, vier Briefe im Jahr. Lauter wird es nicht.',
    scene: {
      picture: 'Ein grüner Filzraum mit gelber Kuppelleuchte, rotem Sofa und einer schwarzen Katze darauf',
      light: 'Licht',
      dark: 'Die gesuchte Seite ist nicht hier. Vielleicht weiß die Katze mehr.',
      lit: 'Viel besser. Die Seite ist immer noch weg, aber jetzt sieht man wenigstens das Sofa.',
    },
  },
  fr: {
    copyright: '© {brand}. Marque fictive, données de démonstration.',
    newsletter: 'Du nouveau feutre, de nouvelles pièces, quatre lettres par an. À lire à voix basse.',
    scene: {
      picture: 'Une pièce en feutre vert avec une lampe en dôme jaune, un canapé rouge et, dessus, un chat noir',
      light: 'Lumière',
      dark: 'La page que vous cherchiez n’est pas ici. Le chat en sait peut-être plus.',
      lit: 'Voilà qui est mieux. La page manque toujours, mais au moins on voit le canapé.',
    },
  },
  it: {
    copyright: '© {brand}. Marchio fittizio, dati dimostrativi.',
    newsletter: 'Nuovo feltro, nuove stanze, quattro lettere all’anno. Da leggere sottovoce.',
    scene: {
      picture: 'Una stanza di feltro verde con una lampada a cupola gialla, un divano rosso e, sopra, un gatto nero',
      light: 'Luce',
      dark: 'La pagina che cercavi non è qui. Forse il gatto ne sa di più.',
      lit: 'Molto meglio. La pagina continua a mancare, ma almeno si vede il divano.',
    },
  },
}

/** Texts of the site that the brand words otherwise, in its own voice. */
export const siteWording = {
  en: {
    inspiration: {
      intro: 'Rooms that got quieter, and how. Felt, sound and the people in between.',
      description: 'Stories about felt, rooms and sound: projects, materials, makers and dates.',
      related: 'Read on, quietly',
    },
    products: {
      intro: 'Start from a thing or start from a problem. Both lead to felt.',
      description: 'Panels, lamps, screens, seats and fabrics of felt: all families, by kind and by the noise they stop.',
    },
    types: { ready2go: 'Ready2Go' },
    ready2go: {
      title: 'Ready2Go',
      intro: 'What stands in our warehouse, pressed and dyed. It leaves within five working days.',
      description: 'Felt products from stock: chosen colours, no waiting for the press.',
    },
  },
  nl: {
    inspiration: {
      intro: 'Kamers die stiller werden, en hoe. Vilt, geluid en de mensen daartussen.',
      description: 'Verhalen over vilt, kamers en geluid: projecten, materialen, makers en de agenda.',
      related: 'Lees zachtjes verder',
    },
    products: {
      intro: 'Begin bij een ding of bij een probleem. Allebei leiden ze naar vilt.',
      description:
        'Panelen, lampen, schermen, zitmeubelen en stoffen van vilt: alle families, op soort en op het lawaai dat ze dempen.',
    },
    types: { ready2go: 'Ready2Go' },
    ready2go: {
      title: 'Ready2Go',
      intro: 'Dit staat al in ons magazijn, geperst en geverfd. Binnen vijf werkdagen is het onderweg.',
      description: 'Vilten producten uit voorraad: vaste kleuren, en je wacht niet op de pers.',
    },
  },
  de: {
    inspiration: {
      intro: 'Räume, die leiser wurden, und wie. Filz, Klang und die Menschen dazwischen.',
      description: 'Geschichten über Filz, Räume und Klang: Projekte, Materialien und Menschen.',
      related: 'Leise weiterlesen',
    },
    products: {
      intro: 'Fang bei einem Ding an oder bei einem Problem. Beides führt zu Filz.',
      description:
        'Paneele, Leuchten, Stellwände, Sitzmöbel und Stoffe aus Filz: alle Familien, nach Art und nach dem Lärm, den sie mindern.',
    },
    types: { ready2go: 'Ready2Go' },
    ready2go: {
      title: 'Ready2Go',
      intro: 'Das steht schon in unserem Lager, gepresst und gefärbt. Innerhalb von fünf Werktagen ist es unterwegs.',
      description: 'Produkte aus Filz ab Lager: feste Farben, ohne auf die Presse zu warten.',
    },
  },
  fr: {
    inspiration: {
      intro: 'Des lieux devenus plus calmes, et comment. Le feutre, le son et les gens entre les deux.',
      description: 'Histoires de feutre, de lieux et de son : projets, matières, savoir-faire et agenda.',
      related: 'Lire la suite, doucement',
    },
    products: {
      intro: 'Partez d’un objet ou partez d’un problème. Les deux mènent au feutre.',
      description:
        'Panneaux, lampes, écrans, sièges et tissus en feutre : toutes les familles, par type et selon le bruit qu’elles arrêtent.',
    },
    types: { ready2go: 'Ready2Go' },
    ready2go: {
      title: 'Ready2Go',
      intro: 'Tout cela attend déjà dans notre entrepôt, pressé et teint. Départ sous cinq jours ouvrés.',
      description: 'Des produits en feutre en stock : couleurs choisies, sans attendre la presse.',
    },
  },
  it: {
    inspiration: {
      intro: 'Stanze diventate più silenziose, e come. Il feltro, il suono e le persone in mezzo.',
      description: 'Storie di feltro, stanze e suono: progetti, materiali, persone e appuntamenti.',
      related: 'Continua a leggere, piano',
    },
    products: {
      intro: 'Parti da una cosa o parti da un problema. Portano entrambi al feltro.',
      description:
        'Pannelli, lampade, schermi, sedute e tessuti di feltro: tutte le famiglie, per tipo e secondo il rumore che fermano.',
    },
    types: { ready2go: 'Ready2Go' },
    ready2go: {
      title: 'Ready2Go',
      intro: 'È già nel nostro magazzino, pressato e tinto. Parte entro cinque giorni lavorativi.',
      description: 'Prodotti di feltro pronti: colori scelti, senza aspettare la pressa.',
    },
  },
}

/** Texts of the library, of which any may be missing. */
type SomeMessages = { [Part in keyof LibraryMessages]?: Partial<LibraryMessages[Part]> }

/**
 * Texts of the library that the brand words otherwise, in its own voice and register.
 * @requirement LOC-35
 */
export const libraryWording: Partial<Record<Locale, SomeMessages>> = {
  en: {
    errorPage: { notFound: 'Looks like someone turned off the lights' },
    // Some words of the library are American; ours are British. @requirement BLK-detail_header-06, FORM-14, FORM-30
    calculator: { m: 'Metres' },
    contactForm: { consent: 'Please agree to the privacy policy' },
    dealerPage: { lightingRep: 'Lighting rep' },
    detailHeader: { colors: 'Colours' },
    downloadRequestForm: { function: 'Job title', consent: 'Please agree to the privacy policy to download the file' },
    stockProductPage: { about: 'More about {family}' },
    searchPage: { failed: 'The search has gone quiet. Try again in a moment.' },
  },
  nl: {
    errorPage: { notFound: 'Hier heeft iemand het licht uitgedaan' },
    clapTest: {
      listen: 'Start de test',
      long: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Die van jou klinkt te lang na.',
      right: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Dat klopt ongeveer.',
      dry: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Die van jou is droger dan nodig.',
      own: 'Jouw kamer',
    },
    contactButton: { contact: 'Neem contact op' },
    // The library addresses nobody; we say "je". @requirement FORM-14, FORM-22, FORM-23, FORM-30
    contactForm: {
      consent: 'Ga akkoord met het privacybeleid',
      error: 'Er ging iets mis. Controleer je gegevens of probeer het later nog eens.',
      invalidEmail: 'Vul een geldig e-mailadres in',
      question: 'Je vraag',
      successTitle: 'Bedankt voor je bericht!',
      application: 'Je sollicitatie',
      aboutYou: 'Over jou',
      appliedTitle: 'Bedankt voor je sollicitatie!',
      successText: 'Je vraag is verstuurd. We antwoorden zo snel mogelijk.',
    },
    dealerPage: { you: 'jou', refused: 'Je browser zegt niet waar je bent. Typ een stad.' },
    detailHeader: { imperial: 'Configurator in voet en duim' },
    downloadRequestForm: {
      consent: 'Ga akkoord met het privacybeleid om te downloaden.',
      error: 'Er ging iets mis. Controleer je gegevens of probeer het later nog eens.',
      locked: 'Eén adres, en het bestand is van jou.',
      fullLocked: 'Een paar gegevens over jou, en het bestand is van jou.',
      pressKit: 'Voor wie over ons schrijft. Laat weten wie je bent, en de persmap is van jou.',
    },
    searchPage: { failed: 'De zoekfunctie zwijgt even. Probeer het zo meteen opnieuw.' },
  },
  de: {
    errorPage: { notFound: 'Da hat wohl jemand das Licht ausgemacht' },
    clapTest: {
      listen: 'Test starten',
      long: 'Dein Raum: {seconds} s. Ein guter Besprechungsraum: {target} s. Deiner klingt zu lange nach.',
      right: 'Dein Raum: {seconds} s. Ein guter Besprechungsraum: {target} s. Das passt ungefähr.',
      dry: 'Dein Raum: {seconds} s. Ein guter Besprechungsraum: {target} s. Deiner ist trockener als nötig.',
      own: 'Dein Raum',
    },
    comparePage: { quote: 'Angebot anfragen' },
    consentNotice: {
      preferences: 'Komfort',
      untracked: 'Dein Browser möchte nicht, dass du getrackt wirst; Statistik bleibt also aus.',
    },
    contactForm: {
      consent: 'Bitte stimme der Datenschutzerklärung zu',
      question: 'Deine Frage',
      successTitle: 'Danke für deine Nachricht!',
      application: 'Deine Bewerbung',
      aboutYou: 'Über dich',
      appliedTitle: 'Danke für deine Bewerbung!',
    },
    dealerPage: { you: 'dir', refused: 'Dein Browser verrät nicht, wo du bist. Gib eine Stadt ein.' },
    detailHeader: { imperial: 'Konfigurator in Fuß und Zoll' },
    downloadRequestForm: {
      consent: 'Bitte stimme der Datenschutzerklärung zu, um die Datei herunterzuladen',
      locked: 'Eine Adresse, und die Datei gehört dir.',
      fullLocked: 'Ein paar Angaben zu dir, und die Datei gehört dir.',
      pressKit: 'Für alle, die über uns schreiben. Sag uns, wer du bist, und die Mappe gehört dir.',
    },
    newsletterForm: { success: 'Du bist angemeldet' },
    officeList: { visit: 'Besuch uns', contact: 'Schreib uns' },
    searchPage: { failed: 'Die Suche schweigt gerade. Versuch es gleich noch einmal.' },
  },
  fr: {
    errorPage: { notFound: 'On dirait que quelqu’un a éteint la lumière' },
    clapTest: {
      listen: 'Lancer le test',
      long: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. La vôtre résonne trop longtemps.',
      right: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. C’est à peu près juste.',
      dry: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. La vôtre est plus sèche que nécessaire.',
      own: 'Votre pièce',
    },
    consentNotice: { preferencesText: 'Les téléchargements que vous avez débloqués le restent dans ce navigateur.' },
    contactForm: {
      consent: 'Veuillez accepter la politique de confidentialité',
      question: 'Votre question',
      successTitle: 'Merci de votre message\u202f!',
      application: 'Votre candidature',
      aboutYou: 'À propos de vous',
      appliedTitle: 'Merci de votre candidature\u202f!',
    },
    dealerPage: { you: 'vous', refused: 'Votre navigateur ne dit pas où vous êtes. Saisissez une ville.' },
    detailHeader: { imperial: 'Configurateur en pieds et pouces' },
    downloadRequestForm: {
      consent: 'Acceptez la politique de confidentialité pour télécharger le fichier',
      locked: 'Une adresse, et le fichier est à vous.',
      fullLocked: 'Quelques mots sur vous, et le fichier est à vous.',
      pressKit: 'Pour celles et ceux qui écrivent sur nous. Dites-nous qui vous êtes, et le dossier est à vous.',
    },
    roomCalculator: { short: 'Recommandé : {target} s. Plus sec que nécessaire.' },
    searchPage: { failed: 'La recherche se tait pour le moment. Réessayez dans un instant.' },
  },
  it: {
    errorPage: { notFound: 'Sembra che qualcuno abbia spento la luce' },
    clapTest: {
      listen: 'Avvia la prova',
      long: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. La tua risuona troppo a lungo.',
      right: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. Più o meno ci siamo.',
      dry: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. La tua è più asciutta del necessario.',
      own: 'La tua stanza',
      short: 'Il suono non si era ancora spento quando la prova è finita. Batti prima, o più piano.',
      stopped: 'La prova si è fermata e il microfono è spento.',
    },
    comparePage: { intro: 'Fino a {max} prodotti fianco a fianco. Chi ha l’indirizzo vede la stessa cosa.' },
    contactButton: { contact: 'Contattaci' },
    contactForm: {
      consent: 'Accetta l’informativa sulla privacy',
      question: 'La tua domanda',
      application: 'La tua candidatura',
      aboutYou: 'Parlaci di te',
      appliedTitle: 'Grazie per la tua candidatura!',
    },
    dealerPage: {
      you: 'te',
      refused: 'Il tuo browser non dice dove sei. Scrivi una città.',
      getInTouch: 'Mettiti in contatto',
      map: 'Paesi',
    },
    detailHeader: { imperial: 'Configuratore in piedi e pollici' },
    downloadRequestForm: {
      function: 'Ruolo',
      consent: 'Accetta l’informativa sulla privacy per scaricare il file',
      locked: 'Un indirizzo, e il file è tuo.',
      fullLocked: 'Qualche dato su di te, e il file è tuo.',
      pressKit: 'Per chi scrive di noi. Dicci chi sei, e la cartella è tua.',
    },
    footer: { follow: 'Seguici' },
    officeList: { visit: 'Vieni a trovarci', contact: 'Contattaci' },
    roomCalculator: { short: 'Consigliato: {target} s. Più asciutta del necessario.' },
    searchPage: { failed: 'La ricerca per ora tace. Riprova tra un istante.' },
  },
}
