export const en = {
  /** Title and first sentence of `NotFound`. */
  notFound: 'This page does not exist',
  notFoundLead: 'Its address may have changed, or the link to it may be wrong.',
  /** Title of `ErrorPage`. */
  title: 'Something went wrong here',
  back: 'Back to homepage',
  /** ERR-11 */
  failed: 'An error occurred while showing the error page',
}

export const nl: typeof en = {
  notFound: 'Deze pagina bestaat niet',
  notFoundLead: 'Misschien is het adres veranderd, of klopt de link ernaartoe niet.',
  title: 'Hier liep iets mis',
  back: 'Terug naar de startpagina',
  failed: 'Er liep iets mis bij het tonen van de foutpagina',
}

export const de: typeof en = {
  notFound: 'Diese Seite gibt es nicht',
  notFoundLead: 'Vielleicht hat sich ihre Adresse geändert, oder der Link dorthin ist falsch.',
  title: 'Hier ist etwas schiefgegangen',
  back: 'Zurück zur Startseite',
  failed: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
}

export const fr: typeof en = {
  notFound: 'Cette page n’existe pas',
  notFoundLead: 'Son adresse a peut-être changé, ou le lien est erroné.',
  title: 'Quelque chose s’est mal passé ici',
  back: 'Retour à l’accueil',
  failed: 'Une erreur s’est produite lors de l’affichage de la page d’erreur',
}

export const it: typeof en = {
  notFound: 'Questa pagina non esiste',
  notFoundLead: 'Forse il suo indirizzo è cambiato, o il link è sbagliato.',
  title: 'Qui qualcosa è andato storto',
  back: 'Torna alla pagina iniziale',
  failed: 'Si è verificato un errore durante la visualizzazione della pagina di errore',
}

export type ErrorPageMessages = typeof en
