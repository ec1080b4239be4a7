/** A part of a page of documentation. */
export interface Section {
  heading: string
  markdown: string
}

export const code = (word: string) => `\`${word}\``

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** Sections as the text of a document. */
export const formatSections = (sections: readonly Section[]) =>
  sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`).join('\n\n')
