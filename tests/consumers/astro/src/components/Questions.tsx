import { Accordion } from '@brand/blocks/accordion'
import { questions } from '../arabic-content.ts'

export const Questions = () => <Accordion items={questions.map(({ text, ...item }) => ({ ...item, content: <p>{text}</p> }))} />
