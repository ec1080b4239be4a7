import type { LibraryMessages } from '../library-messages.ts'

const locale = 'fr'

/** Texts that several parts have in common. */
const elements = {
  newTab: 's’ouvre dans un nouvel onglet',
  table: 'Tableau',
}

/** French. */
const messages: LibraryMessages = {
  breadcrumb: {
    label: 'Fil d’Ariane',
    home: 'Accueil',
  },
  callToActionHero: elements,
  contactButton: {
    contact: 'Nous contacter',
  },
  elements,
  errorPage: {
    notFound: 'Cette page n’existe pas',
    notFoundLead: 'Son adresse a peut-être changé, ou le lien est erroné.',
    title: 'Quelque chose s’est mal passé ici',
    back: 'Retour à l’accueil',
    failed: 'Une erreur s’est produite lors de l’affichage de la page d’erreur',
  },
  footer: {
    ...elements,
    about: 'À propos',
    moreInfo: 'Plus d’infos',
    follow: 'Nous suivre',
    legal: 'Mentions légales',
    languages: 'Langues',
    copyright: '© {year} {brand}. Tous droits réservés.',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'voir la vidéo',
    closePlayer: 'Fermer le lecteur',
    pauseFilm: 'Mettre le film d’arrière-plan en pause',
    playFilm: 'Lire le film d’arrière-plan',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  localeWarning: {
    locale,
    notice: 'Cette page n’est pas disponible en {requested}. La version en {served} est maintenant affichée.',
    close: 'Fermer l’avis',
  },
  modal: {
    close: 'Fermer',
  },
  pagination: {
    label: 'Pages',
    page: 'Page',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  progressBar: {
    loading: 'Chargement de la page',
  },
  search: {
    locale,
    field: 'Rechercher sur le site',
    submit: 'Afficher tous les résultats',
    close: 'Fermer la recherche',
    suggestions: 'Suggestions',
    found: { one: '{n} suggestion', other: '{n} suggestions' },
    loading: 'Recherche en cours',
    empty: 'Aucun résultat',
    failed: 'Les suggestions ne sont pas disponibles pour le moment. La touche Entrée affiche tous les résultats.',
  },
  searchPage: {
    locale,
    title: 'Recherche',
    field: 'Rechercher sur le site',
    submit: 'Rechercher',
    found: { one: '{n} résultat pour «\u00a0{keyword}\u00a0»', other: '{n} résultats pour «\u00a0{keyword}\u00a0»' },
    short: 'Saisir au moins deux lettres.',
    empty: 'Aucun résultat',
    failed: 'La recherche n’est pas disponible pour le moment. Un nouvel essai est possible dans un instant.',
  },
  siteHeader: {
    ...elements,
    skip: 'Aller au contenu',
    home: 'page d’accueil',
    mainMenu: 'Menu principal',
    openMenu: 'Menu',
    closeMenu: 'Fermer le menu',
    languages: 'Langues',
    search: 'Rechercher',
  },
  text: elements,
  tooltip: {
    more: 'En savoir plus',
  },
  topicTeaser: elements,
}

export default messages
