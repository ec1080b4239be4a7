/** The octave bands in which absorption is measured, in Hz. */
export const octaveBands = [125, 250, 500, 1000, 2000, 4000] as const
