/**
 * Start of a formula in a cell. A spreadsheet may begin a cell at the start of the text, after `;` or a tab, or at a line break. It may
 * drop invisible characters and a quotation mark before the sign of a formula, which may have full width.
 */
const formula = /(^|[;\t]|\r?\n|\r)(?=["\s\p{C}]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/gu

/**
 * A cell that no spreadsheet takes for a formula, whatever a visitor wrote.
 * @requirement FORM-65
 */
const cell = (value: unknown): string =>
  `"${String(value ?? '')
    .replaceAll(formula, "$1'")
    .replaceAll('"', '""')}"`

/** Rows as CSV (RFC 4180), with a mark by which spreadsheets recognise UTF-8. Columns are the names of all rows. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
