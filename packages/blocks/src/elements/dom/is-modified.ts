/**
 * Whether a key that changes what a click or another key means is held: a new tab, the browser's own shortcuts. Plain scripts name
 * the keys themselves: a file more would weigh more than the line.
 */
export const isModified = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>) => metaKey || ctrlKey || shiftKey || altKey
