/** Puts values into a message's places: `{brand}` becomes `values.brand`. A place without a value is left out. */
export const fill = (message: string, values: Record<string, string | number | undefined>) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')).replace(/ {2,}/g, ' ')
