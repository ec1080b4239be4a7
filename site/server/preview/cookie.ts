/** The cookie of a visitor in preview. Its value is the time when preview ends, in ms, signed; it does not contain the secret. */
export const previewCookie = 'preview'
