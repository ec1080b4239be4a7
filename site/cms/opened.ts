/**
 * Name of the element before which the first view of a page ends. The first paint waits for it: half of a title or of a row would move
 * what is beside it when the rest comes.
 */
export const opened = 'opened'

/**
 * Has the first paint wait for all of a page to which another one of the site leads: what stays in its place while they change, such as
 * the contact button, comes last. Its hash is in the policy.
 * @requirement GEN-27
 */
export const wholeScript =
  "document.referrer.startsWith(location.origin+'/')&&document.head.append(Object.assign(document.createElement('link'),{rel:'expect',href:'#consent',blocking:'render'}))"

/** Whether the first view of a page ends within some HTML. */
export const hasOpened = (html: string) => html.includes(` id="${opened}"`)

const unnamed = /^<[\w-]+(?![^>]* id=)/

/**
 * Names the first block so from an index on that has no name; one element more between them would part blocks whose styles know each
 * other.
 */
export function withOpened(blocks: string[], from: number): string[] {
  const next = blocks.findIndex((html, i) => i >= from && unnamed.test(html))
  return blocks.map((html, i) => (i === next ? html.replace(unnamed, `$& id="${opened}"`) : html))
}
