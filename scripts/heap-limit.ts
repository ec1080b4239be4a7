import { totalmem } from 'node:os'

const mb = 2 ** 20

/** Smallest and largest limit of the heap, in MB: all pages of the catalogue are rendered with the first. */
const [min, max] = [192, 512]

/**
 * The limit of the server's heap in MB: a quarter of the memory that there is, since pictures, compressed pages and the index of the
 * search are outside of the heap. Without a limit garbage stays until the machine is full.
 * @requirement RELIABILITY 34
 */
export const heapLimit = (memory: number): number => Math.min(max, Math.max(min, Math.floor(memory / 4 / mb)))

/** The memory of the container that this process runs in, else that of the machine, in bytes. */
const memoryHere = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

/** The flags of Node with which the server starts; none where `NODE_OPTIONS` limits the heap. */
export const heapFlags = (nodeOptions = '', memory = memoryHere()): string[] =>
  /--max[-_](?:old[-_]space|heap)[-_]size/.test(nodeOptions) ? [] : [`--max-old-space-size=${heapLimit(memory)}`]

/**
 * The environment with which the server starts. Each thread that encodes pictures would keep memory of its own that is free again
 * (arenas of glibc): twelve pictures of 49 million pixels took 170 MB instead of 60.
 * @requirement RELIABILITY 34
 */
export const memoryEnv = ({ MALLOC_ARENA_MAX = '1' }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX })
