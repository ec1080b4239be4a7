/** Name of the cookie that keeps a visitor's language (LOC-09, OR-03). Written in the browser, read on the home page only. */
export const localeCookie = 'locale'
