/** A radio button over all of its label, unseen: a press anywhere is one on it. The label shows whether it is chosen or has the focus. */
export const overLabel = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const
