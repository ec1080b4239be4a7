const accents: Record<string, string> = { a: 'á', c: 'ç', d: 'ð', e: 'é', i: 'í', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' }

/** Filler in words, since a text can break between them. */
const filler = (length: number) => '~'.repeat(length).replace(/~{10}(?=~)/g, '$& ')

/** A text that shows what is not translated, cut off or too narrow: accented, in brackets, 40 % longer. */
export const pseudo = (text: string) => {
  const accented = text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)
  return `[${accented}${filler(Math.ceil(text.length * 0.4))}]`
}

/** The same for HTML: its tags stay as they are. */
export const pseudoHtml = (html: string) =>
  html.replace(/>([^<]+)</g, (_, text: string) => `>${text.trim() ? pseudo(text) : text}<`)
