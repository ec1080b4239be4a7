const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML, in an attribute too. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

/** A description: escaped, with what stands between back quotes set as code. */
export const prose = (text = ''): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
