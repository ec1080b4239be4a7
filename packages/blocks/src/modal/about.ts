import type { About } from '../contract/contract.ts'

/** Guidance about dialogs, by component. */
export const modal: Record<string, About> = {
  Modal: {
    alternatives: { Accordion: 'for details within the page', Tooltip: 'for a sentence about a word' },
    behaviour: {
      keyboard: 'Tab stays within the dialog. Escape closes it.',
      names: '`title` is the name of the dialog, or `label` where that says more.',
      focus: 'The close button has the focus at first. Afterwards the element that opened the dialog has it again.',
      withoutScript: 'The dialog does not exist. Give its `trigger` an address with the same content.',
    },
  },
}
