import type { Messages } from './en.ts'

export const fr: Messages = {
  cookieSettings: 'Réglages des cookies',
  search: 'Recherche',
  searchFor: 'Recherche : {keyword}',
  searchDescription: 'Produits, guides, articles et tout le reste de ce site, par mot-clé.',
  inspiration: {
    title: 'Inspiration',
    intro: 'Des lieux devenus plus calmes, et comment. Le feutre, le son et les gens entre les deux.',
    description: 'Histoires de feutre, de lieux et de son : projets, matières, mains et agenda.',
    related: 'Lire la suite, doucement',
  },
  product: {
    models: 'Modèles',
    colors: 'Couleurs',
    designedBy: 'Création',
    awards: 'Prix',
    allAwards: 'Toutes nos récompenses',
    others: 'Dans la même famille',
  },
  designer: 'Designer',
  products: {
    title: 'Solutions acoustiques',
    intro: 'Partez d’un objet ou partez d’un problème. Les deux mènent au feutre.',
    name: 'Produits',
    description:
      'Panneaux, lampes, écrans, sièges et tissus en laine pressée : toutes les familles, par type et selon le bruit qu’elles arrêtent.',
    elsewhere: {
      title: 'Pas ce que vous cherchiez ?',
      text: 'Parlez-nous de la pièce. Le conseil est gratuit, même si c’est de ne rien acheter.',
    },
  },
  ready2go: {
    intro: 'Tout cela attend déjà dans notre entrepôt, pressé et teint. Départ sous cinq jours ouvrés.',
    description: 'Des produits en feutre en stock : couleurs choisies, sans attendre la presse.',
  },
  calculatorKind: 'Panneaux acoustiques',
  spontaneous: 'Candidature spontanée',
  compare: {
    title: 'Comparer des produits',
    description:
      'Jusqu’à quatre produits côte à côte : absorption par octave, réaction au feu, dimensions, poids, prix et fichiers. L’adresse se partage.',
    kind: 'Type',
    weighted: 'Absorption pondérée, αw',
    class: '{value}, classe {class}',
    piece: 'Absorption par pièce',
    price: 'Prix',
    from: 'à partir de {price}',
  },
  designedBy: 'Dessiné par {name}',
  downloadRequestDescription: 'Dites qui vous êtes, et téléchargez {file}.',
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
