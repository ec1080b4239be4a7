/** Reads each entry of a list of the CMS, without those that are nothing of ours; `undefined` where it is no list. */
export const readList = (value: unknown, read: (entry: unknown) => unknown): unknown[] | undefined =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : undefined
