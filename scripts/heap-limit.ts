import { resolveMemory } from '../packages/host/src/memory-budget.ts'

const mb = 2 ** 20

/** Smallest and largest limit of the heap, in MB: all pages of the catalogue are rendered with the first. */
const [min, max] = [96, 512]

/**
 * The limit of the server's heap in MB: two fifths of the memory that there is, since pictures, compressed pages and code are outside of
 * the heap. Without a limit garbage stays until the machine is full.
 * @requirement RELIABILITY 34
 */
export const heapLimit = (memory: number): number => Math.min(max, Math.max(min, Math.floor((memory * 0.4) / mb)))

/**
 * Size of each of the two semi-spaces for new objects, in MB. By default V8 takes up to 64. A server that renders one page at a
 * time fills all of it between two collections. That costs 120 MB for nothing, since the CPU time of an answer is the same.
 */
const youngSize = 8

/** The flags of Node with which the server starts; those that `NODE_OPTIONS` sets are left to it. `limit` is `MEMORY_LIMIT`, in MB. */
export const heapFlags = (nodeOptions = '', limit?: string, memory = resolveMemory(Number(limit))): string[] => [
  ...(/--max[-_](?:old[-_]space|heap)[-_]size/.test(nodeOptions) ? [] : [`--max-old-space-size=${heapLimit(memory)}`]),
  ...(/--max[-_]semi[-_]space[-_]size/.test(nodeOptions) ? [] : [`--max-semi-space-size=${youngSize}`]),
]

/**
 * The environment with which the server starts. Each thread that encodes pictures would keep memory of its own that is free again
 * (arenas of glibc): twelve pictures of 49 million pixels took 170 MB instead of 60. And glibc would learn from the largest picture to
 * keep as much of what is free; with a fixed threshold it gives it back.
 * @requirement RELIABILITY 34
 */
export const memoryEnv = ({
  MALLOC_ARENA_MAX = '1',
  MALLOC_TRIM_THRESHOLD_ = '131072',
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX,
  MALLOC_TRIM_THRESHOLD_,
})
