const accents: Record<string, string> = { a: 'á', c: 'ç', d: 'ð', e: 'é', i: 'í', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' }

/** Filler in words of usual letters, since a text can break between words and titles are fitted by letters. */
const filler = (length: number) => 'x'.repeat(length).replace(/x{10}(?=x)/g, '$& ')

/** A text that shows what is not translated, cut off or too narrow: accented, in brackets, 40 % longer. Places (`{name}`) stay. */
export const pseudo = (text: string) => {
  const accented = text.replace(/\{\w+\}|[a-z]/g, (found) => accents[found] ?? found)
  return `[${accented}${filler(Math.ceil(text.length * 0.4))}]`
}

/** HTML whose texts are pseudo; its tags stay as they are. */
export const pseudoHtml = (html: string) =>
  html.replace(/>([^<]+)</g, (_, text: string) => `>${text.trim() ? pseudo(text) : text}<`)
