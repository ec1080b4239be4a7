/**
 * Name of the element with which the first view of a page ends. The first paint waits for its end: half of a title or of a row would
 * move what is beside it when the rest comes.
 */
export const opened = 'opened'

/** Names the outermost element of some HTML so, unless it has a name. One more element would part blocks whose styles know each other. */
export const withOpened = (html: string) => html.replace(/^<[\w-]+(?![^>]* id=)/, `$& id="${opened}"`)
