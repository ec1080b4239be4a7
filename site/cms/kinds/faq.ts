import type { FaqItem } from '@brand/content'

/**
 * A question and its answer.
 * @requirement FAQ-01
 */
export const toQuestion = ({ id, ctFaqQuestion: question, ctFaqAnswer: answerHtml }: FaqItem) => ({ id, question, answerHtml })
