import { inspirationSlug } from '../../inspiration-path.ts'

/** All articles (RT-11). */
export default `/${inspirationSlug}`
