/**
 * The kind of product that the calculator is for, as the quote form has it.
 * @requirement CALC-28
 */
const typology = 'Acoustic panels'

/**
 * The address of the quote form with what is to be quoted; without a finish the plain address. `unjoined`: rolls with every strip in
 * one piece, where those are more.
 * @requirement CALC-28, CALC-29, CALC-38
 */
export function quoteAddress(href: string, finish: string | undefined, amount: number, unjoined?: number): string {
  if (!finish) return href
  const query = new URLSearchParams({ typology, product: finish, amount: `${amount}` })
  if (unjoined) query.set('unjoined', `${unjoined}`)
  return `${href}?${query}`
}
