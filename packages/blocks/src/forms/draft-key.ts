/** Name under which a form's typed texts are kept until it was sent. */
export const draftKey = (name: string) => `brand-blocks:form:${name}`
