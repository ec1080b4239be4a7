export const en = {
  /** Names the trail. */
  label: 'You are here',
  home: 'Home',
}

export const nl: typeof en = { label: 'U bent hier', home: 'Home' }
export const de: typeof en = { label: 'Sie sind hier', home: 'Startseite' }
export const fr: typeof en = { label: 'Vous êtes ici', home: 'Accueil' }
export const it: typeof en = { label: 'Sei qui', home: 'Home' }

export type BreadcrumbMessages = typeof en
