import { Picture } from '../../elements/picture/Picture.tsx'

/** A neutral stand-in for a brand's own scene. */
export const scene = (
  <Picture
    image={{ src: '/fixtures/scene-lit.svg', alt: 'A grey room with a round lamp', width: 1440, height: 810 }}
    fill
    priority
  />
)
