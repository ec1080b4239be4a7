const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in markup, between tags or in a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)
