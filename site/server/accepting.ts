/** Whether a header accepts a coding or type: named, and not with a quality of zero. */
export const accepting = (name: string) => {
  const named = new RegExp(`(?<![\\w/])${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
  return (header: string | undefined) => header !== undefined && named.test(header)
}
