import type { Messages } from './en.ts'

export const fr: Messages = {
  skip: 'Aller au contenu',
  home: 'page d’accueil',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer le menu',
  languages: 'Langues',
  newTab: 's’ouvre dans un nouvel onglet',
  about: 'À propos',
  moreInfo: 'Plus d’infos',
  legal: 'Mentions légales',
  copyright: '© {brand}. Marque fictive, données de démonstration.',
  fallback: 'Cette page n’est pas disponible en {requested}. Vous voyez maintenant la version en {served}.',
  languageNames: { en: 'anglais', nl: 'néerlandais', de: 'allemand', fr: 'français', it: 'italien' },
  lightsOff: 'On dirait que quelqu’un a éteint la lumière',
  backHome: 'Retour à l’accueil',
  notFound: 'Cette page est introuvable',
  error: 'Erreur',
  errorTitle: 'Quelque chose s’est mal passé ici',
}
