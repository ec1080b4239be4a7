/** Keys and values of a query that a page hands on to its blocks: few and short, since they become props of an island. */
export const shortQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([key, value]) => key.length <= 16 && value.length <= 40).slice(0, 12))
