export const en = {
  /** Heads the list on the contact page, and on the pages below it. */
  questions: 'What is it about?',
  otherQuestions: 'Other questions',
}

type Texts = typeof en
export interface ContactPageMessages extends Texts {}
