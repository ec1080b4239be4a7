/** The most characters that a line of Markdown may have. */
const longest = 120

/**
 * The numbers of the lines of a document that are too long. Tables, generated parts and the addresses of links cannot be
 * wrapped; they do not count.
 */
export function longLines(document: string): number[] {
  let generated = false
  return document.split('\n').flatMap((line, index) => {
    if (line.startsWith('<!-- ')) generated = line.startsWith('<!-- generated')
    const counted = line.replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, '')
    return !generated && !line.startsWith('|') && counted.length > longest ? [index + 1] : []
  })
}
