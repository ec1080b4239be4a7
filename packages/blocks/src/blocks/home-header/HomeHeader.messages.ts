import * as elements from '../../elements/elements.messages.ts'

export const en = {
  ...elements.en,
  watchVideo: 'watch video',
  closePlayer: 'Close player',
  pauseFilm: 'Pause background film',
  playFilm: 'Play background film',
  volume: 'Volume',
  /** Switches the sound of a hall on and off. */
  sound: 'Hear the hall',
}

type Texts = typeof en
export interface HomeHeaderMessages extends Texts {}
