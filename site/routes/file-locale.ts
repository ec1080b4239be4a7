/**
 * The key of the query by which an unlocked file is asked for in a language.
 * @requirement DL-38
 */
export const fileLocale = 'locale'
