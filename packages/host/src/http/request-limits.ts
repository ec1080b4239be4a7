import type { IncomingMessage } from 'node:http'

/** Limits of the bodies of requests. */
export interface RequestLimits {
  /**
   * Finds the most bytes of the body of a request.
   * @requirement RELIABILITY 16
   */
  findLimit: (request: IncomingMessage) => number
  /** Whether a request may have a file, which may take longer. */
  isUpload: (request: IncomingMessage) => boolean
}

/** Bodies of at most 64 kB, and no files. */
export const defaultLimits: RequestLimits = { findLimit: () => 64 * 1024, isUpload: () => false }
