/** What a message's places are filled with. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>

/**
 * Replaces the places of a message: `{brand}` becomes `values.brand`. A place without a value is left out, with the space before it.
 * @param message The text of a language, such as `© {year} {brand}`.
 */
export const interpolate = (message: string, values: MessageValues): string =>
  message.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `${space}${value}`
  })
