import { dealersPath } from '../../routes/reads-query.ts'

/** Agents, dealers and representatives (RT-20). */
export default dealersPath
