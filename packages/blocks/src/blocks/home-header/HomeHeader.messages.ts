import * as elements from '../../elements/elements.messages.ts'

export const en = {
  ...elements.en,
  watchVideo: 'watch video',
  closePlayer: 'Close player',
  pauseFilm: 'Pause background film',
  playFilm: 'Play background film',
}

export const nl: typeof en = {
  ...elements.nl,
  watchVideo: 'bekijk de video',
  closePlayer: 'Videospeler sluiten',
  pauseFilm: 'Achtergrondfilm pauzeren',
  playFilm: 'Achtergrondfilm afspelen',
}

export const de: typeof en = {
  ...elements.de,
  watchVideo: 'Video ansehen',
  closePlayer: 'Player schließen',
  pauseFilm: 'Hintergrundfilm anhalten',
  playFilm: 'Hintergrundfilm abspielen',
}

export const fr: typeof en = {
  ...elements.fr,
  watchVideo: 'voir la vidéo',
  closePlayer: 'Fermer le lecteur',
  pauseFilm: 'Mettre le film d’arrière-plan en pause',
  playFilm: 'Lire le film d’arrière-plan',
}

export const it: typeof en = {
  ...elements.it,
  watchVideo: 'guarda il video',
  closePlayer: 'Chiudi il lettore',
  pauseFilm: 'Metti in pausa il filmato di sfondo',
  playFilm: 'Riproduci il filmato di sfondo',
}

export type HomeHeaderMessages = typeof en
