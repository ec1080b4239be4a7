export type { ContactPageMessages } from './ContactPage.messages.ts'
export { OtherQuestions, type OtherQuestionsProps } from './OtherQuestions.tsx'
