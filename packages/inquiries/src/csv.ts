/**
 * Where a spreadsheet may begin a cell: at its start, and where one that splits at `;` or tabs, or reads a line break as the next row, does.
 * There follows what begins a formula, also in full width; what is invisible before it, or a quotation mark, may be dropped.
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

/** Rows as CSV (RFC 4180), with a mark that tells spreadsheets that it is UTF-8. Columns are the names of all rows. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
