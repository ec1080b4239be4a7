export const en = {
  /** Language of these texts, a BCP 47 tag: numbers are written in it. */
  locale: 'en',
  /** Above a clap in a room without a product and with some of it, and above a voice outside a product and inside it. */
  hear: 'Hear it',
  /** `{size}` is that of the room in metres, `{some}` an amount of the product. */
  fades: 'In a hard room of {size} m a clap fades in {bare} s, with {some} in {seconds} s.',
  pieces: '{n} × {name}',
  squareMetres: '{n} m² of {name}',
  /** Label of the slider, for pieces and for square metres. */
  howMany: 'How many',
  howMuch: 'How many square metres',
  hearBare: 'Hear the room',
  hearCovered: 'With {name}',
  /** `{n}` are decibels. */
  reduces: 'Speech level reduction {n} dB: those outside hear a voice inside {name} that much softer.',
  hearOutside: 'Hear a voice outside',
  hearInside: 'Inside {name}',
}

type Texts = typeof en
export interface ProductSoundMessages extends Texts {}
