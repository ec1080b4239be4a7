import { searchPath } from '../../search-address.ts'

/** All results of a search (RT-38). */
export default searchPath
