/** This brand has no scripts of its own. */
export const brandScripts = {}
