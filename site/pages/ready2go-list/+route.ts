import { ready2goListSlug } from '../../products-path.ts'

/** The products from stock (RT-31). */
export default `/${ready2goListSlug}`
