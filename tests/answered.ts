const value = encodeURIComponent(JSON.stringify({ categories: ['necessary'] }))
const scope = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const

/** The browser of a visitor who has answered the notice of consent, which would else lie over what tests press and measure. */
export const answered = { cookies: [{ name: 'consent', value, ...scope }], origins: [] }
