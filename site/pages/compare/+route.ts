import { compareSlug } from '../../routes/compare.ts'

/** Families side by side (RT-39). */
export default `/${compareSlug}`
