import { faqPath } from '../../reads-query.ts'

/** Questions and answers (RT-19). */
export default faqPath
