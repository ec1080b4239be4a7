import { inspirationSlug } from '../../routes/inspiration.ts'

/** All articles (RT-11). */
export default `/${inspirationSlug}`
