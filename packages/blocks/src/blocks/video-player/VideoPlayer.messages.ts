export const en = {
  /** On the still of a file of one's own. */
  play: 'Play video',
  /** On the still of a film elsewhere. `{provider}` is YouTube or Vimeo. */
  playFrom: 'Play video from {provider}',
  /** Shown when a file cannot be played, before the link `open`. */
  failed: 'This video cannot be played here.',
  open: 'Open the video',
}

type Texts = typeof en
export interface VideoPlayerMessages extends Texts {}
