import { totalmem } from 'node:os'

const mb = 2 ** 20

/** The memory that the server may take, in bytes: `MEMORY_LIMIT`, else that of the container, else that of the machine. */
export const resolveMemory = (limit: number | undefined): number =>
  limit ? limit * mb : Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

const between = (low: number, bytes: number, high: number) => Math.min(high * mb, Math.max(low * mb, bytes))

/** Below it one picture is encoded at a time, and none of those whose encoding takes 40 MB and more. */
const tight = 384 * mb

/**
 * Divides the memory beside the heap, by `MEMORY_LIMIT` in MB. `pages` and `pictures` are bytes. `encodings` and `uploads` are
 * the pictures encoded and the files of 5 MB received at a time. `maxAvifWidth` is in px.
 * @requirement FORM-64, RELIABILITY 34
 */
export function memoryBudget(limit?: number) {
  const memory = resolveMemory(limit)
  const encoding = memory < tight ? { encodings: 1, maxAvifWidth: 640 } : { encodings: 2, maxAvifWidth: 1280 }
  const uploads = Math.floor(between(40, memory / 8, 320) / (5 * mb))
  return { pages: between(16, memory / 16, 64), pictures: between(8, memory / 32, 48), uploads, ...encoding }
}
