import type { LibraryMessages } from '../library-messages.ts'

const locale = 'fr'

/** Texts that several parts have in common. */
const elements = {
  newTab: 's’ouvre dans un nouvel onglet',
  table: 'Tableau',
}

const carousel = {
  carousel: 'carrousel',
  slide: 'diapositive',
  position: '{n} sur {total}',
  previous: 'Afficher les précédents',
  next: 'Afficher les suivants',
}

const productGrid = {
  noPicture: 'Image à venir',
}

const charts = {
  locale,
  band: 'Bande d’octave',
  hertz: '{n} Hz',
  coefficient: 'Coefficient d’absorption',
  area: 'Aire d’absorption, m²',
  seconds: '{n} s',
  target: 'Recommandé',
}

const articleGrid = {
  locale,
  readTime: { one: '{n} min de lecture', many: '{n} min de lecture', other: '{n} min de lecture' },
}

/** French. */
const messages: LibraryMessages = {
  articleGrid,
  articlePage: {
    ...elements,
    ...articleGrid,
    categories: 'Catégories',
    showAll: 'tout afficher',
    empty: 'Rien ici pour l’instant',
    next: 'Histoire suivante',
    date: 'Début',
    closingDate: 'Fin',
    location: 'Lieu',
    price: 'Prix',
    booth: 'Stand',
    website: 'Site web',
    architect: 'Architecte',
    photographer: 'Photographe',
  },
  awardOverviewTimeline: {
    empty: 'Pas encore de récompenses',
    designer: 'Dessiné par',
  },
  acousticExpert: elements,
  acousticUsp: {
    measurement: 'Mesure',
    value: 'Valeur',
  },
  breadcrumb: {
    label: 'Fil d’Ariane',
    home: 'Accueil',
  },
  callToActionHero: elements,
  carousel,
  charts,
  contactButton: {
    contact: 'Nous contacter',
  },
  designerCarousel: { ...carousel, designers: 'Designers' },
  detailHeader: {
    ...elements,
    locale,
    navigation: 'Pour continuer',
    models: 'Modèles',
    colors: 'Couleurs',
    configurator: 'Configurateur',
    aboutConfigurator: 'À propos du configurateur',
    metric: 'Configurateur métrique',
    imperial: 'Configurateur impérial',
    revitDownload: 'Fichiers Revit',
    specifications: 'Spécifications',
    manuals: 'Manuels',
    certificates: 'Certificats',
    photometricData: 'Données photométriques',
    revit: 'Revit',
    files: { one: '{n} fichier', other: '{n} fichiers' },
    priceList: 'Tarifs',
    products: { one: '{n} produit', other: '{n} produits' },
    quickShip: 'Livraison rapide',
  },
  elements,
  errorPage: {
    notFound: 'Cette page n’existe pas',
    notFoundLead: 'L’adresse a peut-être changé, ou le lien est erroné.',
    title: 'Une erreur s’est produite',
    back: 'Retour à l’accueil',
    failed: 'La page d’erreur n’a pas pu s’afficher',
  },
  familyGrid: productGrid,
  faqPage: {
    ...elements,
    locale,
    label: 'Une question\u202f?',
    title: 'Trouvez la réponse',
    field: 'Chercher dans les questions et réponses',
    submit: 'Rechercher',
    count: { one: '{n} question', other: '{n} questions' },
    empty: 'Aucun résultat',
  },
  figure: charts,
  footer: {
    ...elements,
    about: 'À propos',
    moreInfo: 'Plus d’informations',
    follow: 'Nous suivre',
    legal: 'Mentions légales',
    languages: 'Langues',
    copyright: '© {year} {brand}. Tous droits réservés.',
  },
  guidePage: {
    parent: 'Tous les guides acoustiques',
    related: 'Articles liés',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'voir la vidéo',
    closePlayer: 'Fermer le lecteur',
    pauseFilm: 'Mettre le film d’arrière-plan en pause',
    playFilm: 'Lire le film d’arrière-plan',
  },
  imageGallery: {
    title: 'Images',
    more: 'Plus d’images',
    position: 'Image {n} sur {total}',
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer les images',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  jobList: { locale, empty: 'Aucun poste à pourvoir' },
  jobPage: {
    ...elements,
    locale,
    locations: 'Lieu',
    date: 'Publié le',
    apply: 'Postuler',
    spontaneous: 'Envoyer une candidature spontanée',
  },
  localeWarning: {
    locale,
    notice: 'Cette page n’est pas disponible en {requested}. Voici la version en {served}.',
    close: 'Fermer l’avis',
  },
  modal: {
    close: 'Fermer',
  },
  modelList: { ...carousel, models: 'Modèles' },
  officeList: {
    offices: 'Bureaux & fabrication',
    empty: 'Pas encore de bureaux',
    regions: 'Région',
    europe: 'Europe',
    americas: 'Amériques',
    'asia-pacific': 'Asie-Pacifique',
    'middle-east-africa': 'Moyen-Orient & Afrique',
    visit: 'Nous rendre visite',
    contact: 'Nous contacter',
    cologne: 'Cologne',
    showrooms: 'Sh’offices',
  },
  navigationList: {
    label: 'Sur cette page',
  },
  pagination: {
    label: 'Pages',
    page: 'Page',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  productGrid,
  progressBar: {
    loading: 'Chargement de la page',
  },
  search: {
    locale,
    field: 'Rechercher sur le site',
    welcome: 'Saisissez un mot pour chercher.',
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
    short: 'Saisissez au moins deux lettres.',
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
  videoPlayer: {
    play: 'Lire la vidéo',
    playFrom: 'Lire la vidéo {provider}',
    failed: 'Impossible de lire cette vidéo ici.',
    open: 'Ouvrir la vidéo',
  },
}

export default messages
