import { faqPath } from '../../routes/reads-query.ts'

/** Questions and answers (RT-19). */
export default faqPath
