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
    groups: { ready2go: 'Ready2Go' },
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
    groups: { ready2go: 'Ready2Go' },
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
    groups: { ready2go: 'Ready2Go' },
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
    groups: { ready2go: 'Ready2Go' },
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
    groups: { ready2go: 'Ready2Go' },
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
    acousticExpert: { successText: 'We’ll answer as soon as we can.' },
    // Some words of the library are American; ours are British. @requirement BLK-detail_header-06, FORM-14, FORM-30
    calculator: { m: 'Metres' },
    clapTest: {
      listen: 'Start the test',
      private:
        'Your browser waits for a clap for 20 seconds at most, then listens for two more. The sound stays there: nothing is sent, nothing is kept.',
      short: 'The sound hadn’t faded when the test was over. Clap sooner, or more softly.',
      right: 'Your room: {seconds} s. A good meeting room: {target} s. That’s about right.',
      stopped: 'The test has stopped, and the microphone is off.',
    },
    contactForm: {
      consent: 'Please agree to the privacy policy',
      successText: 'We’ll answer as soon as we can.',
      appliedText: 'We read everything, and we’ll answer as soon as we can.',
    },
    dealerPage: { empty: 'No agents or representatives found', lightingRep: 'Lighting rep' },
    detailHeader: { colors: 'Colours', imperial: 'Configurator in feet and inches' },
    downloadRequestForm: {
      function: 'Job title',
      consent: 'Please agree to the privacy policy to download the file',
      summary: 'Fill in a valid name, company, country, e-mail address or job title',
      summaryPressKit: 'Fill in a valid name, company, country or e-mail address',
      received: 'We have your request, and we’ll answer as soon as we can.',
    },
    footer: { moreInfo: 'More info' },
    newsletterForm: { consent: 'Please agree to the privacy policy', success: 'You’re subscribed' },
    productsPage: { removeCompared: 'Don’t compare {name}' },
    roomCalculator: { right: 'Recommended: {target} s. That’s about right.' },
    stockProductPage: { about: 'More about {family}' },
    searchPage: { failed: 'The search has gone quiet. Try again in a moment.' },
    videoPlayer: { failed: 'This video won’t play here.' },
  },
  nl: {
    errorPage: { notFound: 'Hier heeft iemand het licht uitgedaan' },
    acousticExpert: {
      error: 'Er ging iets mis. Controleer de velden of probeer het later nog eens.',
      successText: 'We antwoorden zo snel mogelijk.',
    },
    clapTest: {
      listen: 'Start de test',
      private:
        'Je browser wacht hoogstens 20 seconden op de klap en luistert dan twee seconden. Het geluid blijft daar: er wordt niets verstuurd en niets bewaard.',
      noisy: 'Er was een ander geluid. Wacht tot het stil is en klap dan één keer.',
      refused: 'Je browser mag de microfoon niet gebruiken.',
      missing: 'Geen microfoon gevonden.',
      stopped: 'De test is gestopt en de microfoon is uit.',
      long: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Die van jou klinkt te lang na.',
      right: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Dat klopt ongeveer.',
      dry: 'Jouw kamer: {seconds} s. Een goede vergaderzaal: {target} s. Die van jou is droger dan nodig.',
      own: 'Jouw kamer',
    },
    consentNotice: { acceptAll: 'Alles accepteren' },
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
      appliedText: 'We lezen alles en antwoorden zo snel mogelijk.',
    },
    dealerPage: { you: 'jou', refused: 'Je browser zegt niet waar je bent. Typ een stad.' },
    detailHeader: { imperial: 'Configurator in voet en duim' },
    downloadList: { preview: 'Bekijken' },
    downloadRequestForm: {
      consent: 'Ga akkoord met het privacybeleid om te downloaden.',
      error: 'Er ging iets mis. Controleer je gegevens of probeer het later nog eens.',
      invalidEmail: 'Vul een geldig e-mailadres in',
      locked: 'Eén adres, en het bestand is van jou.',
      fullLocked: 'Een paar gegevens over jou, en het bestand is van jou.',
      pressKit: 'Voor wie over ons schrijft. Laat weten wie je bent, en de persmap is van jou.',
      received: 'We hebben je aanvraag ontvangen en antwoorden zo snel mogelijk.',
    },
    newsletterForm: {
      consent: 'Ga akkoord met het privacybeleid',
      error: 'Er ging iets mis bij het inschrijven. Probeer het later nog eens.',
      success: 'Je bent ingeschreven',
    },
    officeList: { contact: 'Neem contact op' },
    searchPage: { failed: 'De zoekfunctie zwijgt even. Probeer het zo meteen opnieuw.' },
  },
  de: {
    errorPage: { notFound: 'Da hat wohl jemand das Licht ausgemacht' },
    acousticExpert: {
      error: 'Etwas ist schiefgegangen. Prüf die Felder oder versuch es später noch einmal.',
      successTitle: 'Deine Anfrage ist verschickt.',
      successText: 'Wir antworten so bald wie möglich.',
    },
    clapTest: {
      listen: 'Test starten',
      private:
        'Dein Browser wartet höchstens 20 Sekunden auf das Klatschen und hört dann zwei Sekunden zu. Der Ton bleibt dort: Nichts wird gesendet, nichts wird aufbewahrt.',
      asking: 'Dein Browser fragt nach dem Mikrofon.',
      waiting: 'Ich höre zu. Klatsch einmal kräftig.',
      heard: 'Gehört. Sei zwei Sekunden still.',
      quiet: 'Das war zu leise. Klatsch kräftiger oder näher am Mikrofon.',
      noisy: 'Da war noch ein anderes Geräusch. Warte, bis es still ist, und klatsch dann einmal.',
      short: 'Der Ton war noch nicht verklungen, als der Test zu Ende war. Klatsch früher oder sanfter.',
      clipped: 'Das war zu laut für das Mikrofon. Geh einen Schritt zurück und klatsch noch einmal.',
      refused: 'Dein Browser darf das Mikrofon nicht benutzen.',
      missing: 'Kein Mikrofon gefunden.',
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
      invalidName: 'Gib einen Namen ein',
      invalidCompany: 'Gib den Namen einer Firma ein',
      invalidCountry: 'Wähl ein Land',
      invalidState: 'Gib ein Bundesland oder einen Kanton ein',
      invalidEmail: 'Gib eine Adresse wie name@studio.example ein',
      invalidQuestion: 'Schreib eine Frage',
      invalidAboutYou: 'Schreib ein paar Worte über dich',
      invalidLink: 'Gib eine Adresse wie https://studio.example/arbeiten.pdf ein',
      successTitle: 'Danke für deine Nachricht!',
      successText: 'Wir antworten so bald wie möglich.',
      application: 'Deine Bewerbung',
      aboutYou: 'Über dich',
      appliedTitle: 'Danke für deine Bewerbung!',
      appliedText: 'Wir lesen alles und antworten so bald wie möglich.',
    },
    dealerPage: {
      you: 'dir',
      refused: 'Dein Browser verrät nicht, wo du bist. Gib eine Stadt ein.',
      unknown: 'Wir kennen keinen Händler in „{place}“. Wähl eine Stadt aus der Liste.',
      matches: { one: '{n} Ergebnis für „{keyword}“', other: '{n} Ergebnisse für „{keyword}“' },
    },
    detailHeader: { imperial: 'Konfigurator in Fuß und Zoll' },
    downloadRequestForm: {
      consent: 'Bitte stimme der Datenschutzerklärung zu, um die Datei herunterzuladen',
      locked: 'Eine Adresse, und die Datei gehört dir.',
      fullLocked: 'Ein paar Angaben zu dir, und die Datei gehört dir.',
      pressKit: 'Für alle, die über uns schreiben. Sag uns, wer du bist, und die Mappe gehört dir.',
      summary: 'Gib einen gültigen Namen, eine Firma, ein Land, eine E-Mail-Adresse oder eine Funktion an',
      summaryPressKit: 'Gib einen gültigen Namen, eine Firma, ein Land oder eine E-Mail-Adresse an',
      received: 'Wir haben deine Anfrage erhalten und antworten so bald wie möglich.',
    },
    newsletterForm: {
      consent: 'Bitte stimme der Datenschutzerklärung zu',
      invalidEmail: 'Gib eine Adresse wie name@studio.example ein',
      success: 'Du bist angemeldet',
    },
    officeList: { visit: 'Besuch uns', contact: 'Schreib uns' },
    productsPage: { failed: 'Die Suche hat nicht funktioniert. Versuch es noch einmal.' },
    roomCalculator: { octaves: 'Nach Oktavband' },
    searchPage: {
      short: 'Gib mindestens zwei Buchstaben ein.',
      failed: 'Die Suche schweigt gerade. Versuch es gleich noch einmal.',
    },
  },
  fr: {
    errorPage: { notFound: 'On dirait que quelqu’un a éteint la lumière' },
    acousticExpert: {
      error: 'Une erreur s’est produite. Vérifiez les champs ou réessayez plus tard.',
      successTitle: 'Votre demande est envoyée.',
      successText: 'Nous répondrons dès que possible.',
    },
    clapTest: {
      listen: 'Lancer le test',
      private:
        'Votre navigateur attend le claquement 20 secondes au plus, puis écoute deux secondes. Le son y reste\u00a0: rien n’est envoyé, rien n’est gardé.',
      asking: 'Votre navigateur demande le micro.',
      waiting: 'Nous écoutons. Frappez une fois dans vos mains, fort.',
      quiet: 'C’était trop faible. Frappez plus fort, ou plus près du micro.',
      noisy: 'Il y avait un autre bruit. Attendez le silence, puis frappez une fois.',
      short: 'Le son n’était pas éteint à la fin du test. Frappez plus tôt, ou plus doucement.',
      clipped: 'C’était trop fort pour le micro. Reculez d’un pas et frappez de nouveau.',
      refused: 'Votre navigateur n’a pas le droit d’utiliser le micro.',
      missing: 'Aucun micro trouvé.',
      stopped: 'Le test est arrêté, le micro est coupé.',
      long: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. La vôtre résonne trop longtemps.',
      right: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. C’est à peu près juste.',
      dry: 'Votre pièce : {seconds} s. Une bonne salle de réunion : {target} s. La vôtre est plus sèche que nécessaire.',
      own: 'Votre pièce',
    },
    consentNotice: {
      text: 'Le nécessaire est toujours conservé, le reste un mois, avec votre accord. Voir la {link}.',
      preferencesText: 'Les téléchargements que vous avez débloqués le restent dans ce navigateur.',
      untracked: 'Votre navigateur demande à ne pas être suivi\u202f; ceci reste donc désactivé.',
    },
    contactForm: {
      consent: 'Veuillez accepter la politique de confidentialité',
      question: 'Votre question',
      invalidName: 'Indiquez un nom',
      invalidCompany: 'Indiquez le nom d’une société',
      invalidCountry: 'Choisissez un pays',
      invalidState: 'Indiquez un État ou une province',
      invalidEmail: 'Indiquez une adresse comme nom@studio.example',
      invalidQuestion: 'Écrivez une question',
      invalidAboutYou: 'Écrivez quelques mots sur vous',
      invalidLink: 'Indiquez une adresse comme https://studio.example/travaux.pdf',
      successTitle: 'Merci de votre message\u202f!',
      successText: 'Nous répondrons dès que possible.',
      application: 'Votre candidature',
      aboutYou: 'À propos de vous',
      appliedTitle: 'Merci de votre candidature\u202f!',
      appliedText: 'Nous lisons tout et répondrons dès que possible.',
    },
    dealerPage: {
      you: 'vous',
      refused: 'Votre navigateur ne dit pas où vous êtes. Saisissez une ville.',
      unknown: 'Nous ne connaissons personne à «\u00a0{place}\u00a0». Choisissez une ville dans la liste.',
    },
    detailHeader: { imperial: 'Configurateur en pieds et pouces' },
    downloadRequestForm: {
      consent: 'Acceptez la politique de confidentialité pour télécharger le fichier',
      locked: 'Une adresse, et le fichier est à vous.',
      fullLocked: 'Quelques mots sur vous, et le fichier est à vous.',
      pressKit: 'Pour celles et ceux qui écrivent sur nous. Dites-nous qui vous êtes, et le dossier est à vous.',
      summary: 'Indiquez un nom, une société, un pays, une adresse e-mail ou une fonction valides',
      summaryPressKit: 'Indiquez un nom, une société, un pays ou une adresse e-mail valides',
      received: 'Nous avons bien reçu votre demande et y répondrons dès que possible.',
    },
    newsletterForm: {
      consent: 'Veuillez accepter la politique de confidentialité',
      invalidEmail: 'Indiquez une adresse comme nom@studio.example',
      success: 'Votre inscription est enregistrée',
    },
    productsPage: { failed: 'La recherche n’a pas fonctionné. Réessayez.' },
    roomCalculator: { short: 'Recommandé : {target} s. Plus sec que nécessaire.' },
    searchPage: {
      short: 'Saisissez au moins deux lettres.',
      failed: 'La recherche se tait pour le moment. Réessayez dans un instant.',
    },
  },
  it: {
    errorPage: { notFound: 'Sembra che qualcuno abbia spento la luce' },
    acousticExpert: {
      error: 'Qualcosa è andato storto. Controlla i campi o riprova più tardi.',
      successTitle: 'La tua richiesta è stata inviata.',
      successText: 'Risponderemo il prima possibile.',
    },
    clapTest: {
      listen: 'Avvia la prova',
      private:
        'Il tuo browser aspetta il battito al massimo 20 secondi e poi ascolta due secondi. Il suono resta lì: non si invia niente, non si conserva niente.',
      asking: 'Il tuo browser chiede il microfono.',
      waiting: 'Ascoltiamo. Batti le mani una volta, forte.',
      quiet: 'Era troppo debole. Batti più forte, o più vicino al microfono.',
      noisy: 'C’era un altro rumore. Aspetta il silenzio, poi batti le mani una volta.',
      clipped: 'Era troppo forte per il microfono. Fai un passo indietro e batti di nuovo.',
      refused: 'Il tuo browser non può usare il microfono.',
      missing: 'Nessun microfono trovato.',
      long: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. La tua risuona troppo a lungo.',
      right: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. Più o meno ci siamo.',
      dry: 'La tua stanza: {seconds} s. Una buona sala riunioni: {target} s. La tua è più asciutta del necessario.',
      own: 'La tua stanza',
      short: 'Il suono non si era ancora spento quando la prova è finita. Batti prima, o più piano.',
      stopped: 'La prova si è fermata e il microfono è spento.',
    },
    comparePage: {
      intro: 'Fino a {max} prodotti fianco a fianco. Chi ha l’indirizzo vede la stessa cosa.',
      choose: 'Scegli un prodotto',
    },
    contactButton: { contact: 'Contattaci' },
    contactForm: {
      consent: 'Accetta l’informativa sulla privacy',
      question: 'La tua domanda',
      invalidName: 'Inserisci un nome',
      invalidCompany: 'Inserisci il nome di un’azienda',
      invalidCountry: 'Scegli un Paese',
      invalidState: 'Inserisci uno stato o una provincia',
      invalidEmail: 'Inserisci un indirizzo come nome@studio.example',
      invalidQuestion: 'Scrivi una domanda',
      invalidAboutYou: 'Scrivi qualche parola su di te',
      invalidLink: 'Inserisci un indirizzo come https://studio.example/lavori.pdf',
      successText: 'Risponderemo il prima possibile.',
      application: 'La tua candidatura',
      aboutYou: 'Parlaci di te',
      appliedTitle: 'Grazie per la tua candidatura!',
      appliedText: 'Leggiamo tutto e risponderemo il prima possibile.',
    },
    dealerPage: {
      you: 'te',
      refused: 'Il tuo browser non dice dove sei. Scrivi una città.',
      unknown: 'Non conosciamo rivenditori a «{place}». Scegli una città dall’elenco.',
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
      summary: 'Inserisci un nome, un’azienda, un Paese, un indirizzo e-mail o un ruolo validi',
      summaryPressKit: 'Inserisci un nome, un’azienda, un Paese o un indirizzo e-mail validi',
      received: 'Abbiamo ricevuto la tua richiesta e risponderemo il prima possibile.',
    },
    footer: { follow: 'Seguici' },
    newsletterForm: {
      consent: 'Accetta l’informativa sulla privacy',
      subscribe: 'Iscriviti',
      invalidEmail: 'Inserisci un indirizzo come nome@studio.example',
    },
    jobPage: { apply: 'Candidati' },
    officeList: { visit: 'Vieni a trovarci', contact: 'Contattaci' },
    productsPage: { failed: 'La ricerca non ha funzionato. Riprova.' },
    roomCalculator: { short: 'Consigliato: {target} s. Più asciutta del necessario.' },
    search: { welcome: 'Scrivi una parola per cercare.' },
    searchPage: { short: 'Scrivi almeno due lettere.', failed: 'La ricerca per ora tace. Riprova tra un istante.' },
    stockProductPage: { choose: 'Scegli una combinazione' },
    videoPlayer: { failed: 'Qui il video non si può riprodurre.' },
  },
}
