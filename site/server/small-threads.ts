/**
 * Threads that begin from now on, of search and inquiries, have 2 MB for what is new in their heaps, twice: each filled 8, and had
 * needed 10 in all.
 * @requirement RELIABILITY 34
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--max-semi-space-size=2')
