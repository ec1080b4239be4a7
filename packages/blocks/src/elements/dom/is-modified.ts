/** Whether a key that changes what a click or another key means is held: a new tab, the browser's own shortcuts. */
export const isModified = (event: Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>>) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
