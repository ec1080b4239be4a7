/**
 * The kind of product that the calculator is for, as the quote form has it.
 * @requirement CALC-28
 */
const typology = 'Acoustic panels'

/**
 * The address of the quote form with what is to be quoted; without a finish the plain address.
 * @requirement CALC-28, CALC-29
 */
export const quoteAddress = (href: string, finish: string | undefined, amount: number) =>
  finish ? `${href}?${new URLSearchParams({ typology, product: finish, amount: `${amount}` })}` : href
