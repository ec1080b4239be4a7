export const en = {
  /** ERR-10 */
  lightsOff: 'Looks like someone turned off the lights',
  unlit: 'The page you wanted is not here. The cat may know more.',
  lit: 'Much better. The page is still gone, but at least you can see the sofa.',
  lamp: 'Light',
  title: 'Something went wrong here',
  back: 'Back to homepage',
  /** ERR-11 */
  failed: 'An error occurred while showing the error page',
}

export const nl: typeof en = {
  lightsOff: 'Hier heeft iemand het licht uitgedaan',
  unlit: 'De pagina die u zocht, is hier niet. Misschien weet de kat meer.',
  lit: 'Veel beter. De pagina is nog altijd weg, maar u ziet nu tenminste de sofa.',
  lamp: 'Licht',
  title: 'Hier liep iets mis',
  back: 'Terug naar de startpagina',
  failed: 'Er liep iets mis bij het tonen van de foutpagina',
}

export const de: typeof en = {
  lightsOff: 'Da hat wohl jemand das Licht ausgemacht',
  unlit: 'Die gesuchte Seite ist nicht hier. Vielleicht weiß die Katze mehr.',
  lit: 'Viel besser. Die Seite ist immer noch weg, aber jetzt sieht man wenigstens das Sofa.',
  lamp: 'Licht',
  title: 'Hier ist etwas schiefgegangen',
  back: 'Zurück zur Startseite',
  failed: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
}

export const fr: typeof en = {
  lightsOff: 'On dirait que quelqu’un a éteint la lumière',
  unlit: 'La page que vous cherchiez n’est pas ici. Le chat en sait peut-être plus.',
  lit: 'C’est bien mieux. La page n’est toujours pas là, mais au moins on voit le canapé.',
  lamp: 'Lumière',
  title: 'Quelque chose s’est mal passé ici',
  back: 'Retour à l’accueil',
  failed: 'Une erreur s’est produite lors de l’affichage de la page d’erreur',
}

export const it: typeof en = {
  lightsOff: 'Sembra che qualcuno abbia spento la luce',
  unlit: 'La pagina che cercava non è qui. Forse il gatto ne sa di più.',
  lit: 'Molto meglio. La pagina non c’è ancora, ma almeno si vede il divano.',
  lamp: 'Luce',
  title: 'Qui qualcosa è andato storto',
  back: 'Torna alla pagina iniziale',
  failed: 'Si è verificato un errore durante la visualizzazione della pagina di errore',
}

export type ErrorPageMessages = typeof en
