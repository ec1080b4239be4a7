/** What begins a formula, also in full width; what is invisible before it may be dropped by a spreadsheet. */
const formula = /^[\s\p{C}]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u

/** A cell that no spreadsheet takes for a formula, whatever a visitor wrote. */
function cell(value: unknown): string {
  const text = String(value ?? '')
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV (RFC 4180), with a mark that tells spreadsheets that it is UTF-8. Columns are the names of all rows. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
