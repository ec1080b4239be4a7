interface Picture {
  width: number
  height: number
  /** The point that crops keep, as fractions; the centre by default. */
  focalPoint?: { x: number; y: number } | null | undefined
}

/** Computes the start of a piece of a length that has the focus as near its middle as possible. */
const start = (focus: number, size: number, whole: number) =>
  Math.round(Math.min(Math.max(focus * whole - size / 2, 0), whole - size))

/**
 * The part of a picture that fills `w` x `h` with the focal point as near its middle as can be.
 * @requirement IMG-06
 */
export function cropAround({ width, height, focalPoint }: Picture, w: number, h: number) {
  const scale = Math.min(width / w, height / h)
  const [cw, ch] = [Math.round(w * scale), Math.round(h * scale)]
  return { left: start(focalPoint?.x ?? 0.5, cw, width), top: start(focalPoint?.y ?? 0.5, ch, height), width: cw, height: ch }
}
