/** Space below the form, in pixels, and most height that it may ask for. */
const space = 15
const maxHeight = 10_000

/**
 * The height of the frame by a message of its form: a number, `{ height }` or `{ type: 'resize', height }`.
 * @requirement CONTACT-08
 */
export function frameHeight(data: unknown): number | undefined {
  const { height, type } = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : { height: data }
  if (type !== undefined && type !== 'resize') return undefined
  return typeof height === 'number' && height >= 0 && height <= maxHeight ? height + space : undefined
}
