/**
 * Name of the cookie that keeps a visitor's language. Written in the browser, read on the home page only.
 * @requirement LOC-09, OR-03
 */
export const localeCookie = 'locale'
