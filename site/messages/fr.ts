import type { Messages } from './en.ts'

export const fr: Messages = {
  copyright: '© {brand}. Marque fictive, données de démonstration.',
  newsletter: 'Du nouveau feutre, de nouvelles pièces, quatre lettres par an. Rien de plus bruyant.',
  subscribe: 'S’abonner',
  room: 'Une pièce en feutre vert avec une lampe en dôme jaune, un canapé rouge et un chat noir dessus',
  lamp: 'Lumière',
  notFound: {
    title: 'On dirait que quelqu’un a éteint la lumière',
    dark: 'La page que vous cherchiez n’est pas ici. Le chat en sait peut-être plus.',
    lit: 'C’est bien mieux. La page n’est toujours pas là, mais au moins on voit le canapé.',
  },
  search: 'Recherche',
  searchFor: 'Recherche : {keyword}',
  searchDescription: 'Produits, guides, articles et tout le reste de ce site, par mot-clé.',
  types: {
    page: 'Page',
    article: 'Article',
    acousticGuide: 'Guide acoustique',
    family: 'Produit',
    fabric: 'Tissu',
    ready2go: 'Ready2Go',
    designer: 'Designer',
    job: 'Offre d’emploi',
  },
  errors: {
    400: 'Cette adresse est incompréhensible',
    404: 'Page introuvable',
    429: 'Trop de demandes',
    500: 'Erreur',
    503: 'Momentanément indisponible',
  },
  preview: 'Aperçu',
  previewNote: 'Vous voyez des brouillons, pas ce que voient les visiteurs.',
  previewProblems: 'Problèmes\u00a0: {count}',
  leavePreview: 'Quitter l’aperçu',
}
