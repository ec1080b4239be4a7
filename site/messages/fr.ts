import type { Messages } from './en.ts'

export const fr: Messages = {
  subscribe: 'S’abonner',
  search: 'Recherche',
  searchFor: 'Recherche : {keyword}',
  searchDescription: 'Produits, guides, articles et tout le reste de ce site, par mot-clé.',
  inspiration: {
    title: 'Inspiration',
    intro: 'Des lieux devenus plus calmes, et comment. Le feutre, le son et les gens entre les deux.',
    description: 'Histoires de feutre, de lieux et de son : projets, matières, mains et agenda.',
    related: 'Lire la suite, doucement',
  },
  designer: 'Designer',
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
  previewNote: 'Ce sont des brouillons\u202f; les visiteurs voient la version publiée.',
  previewProblems: 'Problèmes\u00a0: {count}',
  leavePreview: 'Quitter l’aperçu',
}
