const group = String.raw`(?:BLK-[a-z_]+|[A-Z][A-Z0-9]*)`
const joint = String.raw`(?:\.\.|/|, ?-?| and -?| to -?)`
const id = String.raw`\b(${group})-(\d{2,})`
/** The rest of a list or range, without the group: `..24`, `/02`, `, -07`, ` to 06`, ` to CALC-06`. */
const rest = String.raw`((?:(?:\.\.|/|, -| and -| to (?:${group}-)?)\d{2,})*)`
const item = /(\.\.|\/|, -| and -| to )(?:([A-Z][A-Za-z0-9_-]*)-)?(\d{2,})/g
const promise = new RegExp(String.raw`\bRELIABILITY (\d{1,2}(?:${joint}\d{1,2}(?!\d|-))*)`, 'g')

const numbers = (from, to) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)
const padded = (number) => String(number).padStart(2, '0')

/**
 * The requirement ids that a text names: `NAV-01`, lists (`FTR-05, -07`, `BLK-quote-01/02`), ranges (`LOC-14..24`,
 * `CALC-03 to CALC-06`, `CALC-03 to 06`), and `RELIABILITY 16, 17`.
 *
 * @param {string} text
 * @returns {Set<string>}
 */
export function idsIn(text) {
  /** @type {Set<string>} */
  const found = new Set()
  for (const [, name, first, more] of text.matchAll(new RegExp(id + rest, 'g'))) {
    found.add(`${name}-${first}`)
    let last = Number(first)
    for (const [, how, otherGroup, number] of (more ?? '').matchAll(item)) {
      const range = (how === '..' || how === ' to ') && (!otherGroup || otherGroup === name)
      for (const n of range ? numbers(last, Number(number)) : [Number(number)]) found.add(`${otherGroup ?? name}-${padded(n)}`)
      last = Number(number)
    }
  }
  for (const [, list] of text.matchAll(promise)) {
    let last = 0
    for (const [, how, number] of ` ${list}`.matchAll(/( |\.\.|\/|, ?-?| and -?| to -?)(\d+)/g)) {
      for (const n of how === '..' || how?.startsWith(' to') ? numbers(last, Number(number)) : [number])
        found.add(`RELIABILITY ${n}`)
      last = Number(number)
    }
  }
  return found
}
