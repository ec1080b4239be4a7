import { searchPath } from '../../routes/search.ts'

/** All results of a search (RT-38). */
export default searchPath
