const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for markup: between tags or in a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)
