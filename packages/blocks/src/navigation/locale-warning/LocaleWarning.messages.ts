export const en = {
  /** LOC-28 */
  notice: 'This page is not available in {requested}. You will now see the {served} version.',
  close: 'Close notice',
  /** Names of the languages as they stand in the notice (OR-09). */
  en: 'English',
  nl: 'Dutch',
  de: 'German',
  fr: 'French',
  it: 'Italian',
}

export const nl: typeof en = {
  notice: 'Deze pagina is niet beschikbaar in het {requested}. U ziet nu de versie in het {served}.',
  close: 'Melding sluiten',
  en: 'Engels',
  nl: 'Nederlands',
  de: 'Duits',
  fr: 'Frans',
  it: 'Italiaans',
}

export const de: typeof en = {
  notice: 'Diese Seite ist nicht auf {requested} verfügbar. Sie sehen jetzt die Version auf {served}.',
  close: 'Hinweis schließen',
  en: 'Englisch',
  nl: 'Niederländisch',
  de: 'Deutsch',
  fr: 'Französisch',
  it: 'Italienisch',
}

export const fr: typeof en = {
  notice: 'Cette page n’est pas disponible en {requested}. Vous voyez maintenant la version en {served}.',
  close: 'Fermer l’avis',
  en: 'anglais',
  nl: 'néerlandais',
  de: 'allemand',
  fr: 'français',
  it: 'italien',
}

export const it: typeof en = {
  notice: 'Questa pagina non è disponibile in {requested}. Ora è visualizzata la versione in {served}.',
  close: 'Chiudi l’avviso',
  en: 'inglese',
  nl: 'olandese',
  de: 'tedesco',
  fr: 'francese',
  it: 'italiano',
}

export type LocaleWarningMessages = typeof en
