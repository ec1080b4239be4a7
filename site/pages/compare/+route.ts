import { compareSlug } from '../../compare-path.ts'

/** Families side by side (RT-39). */
export default `/${compareSlug}`
