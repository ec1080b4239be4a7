import type { IncomingMessage } from 'node:http'

/**
 * Largest body of a request without a file, in bytes.
 * @requirement RELIABILITY 16
 */
export const bodyLimit = 64 * 1024

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

/** Bodies of at most `bodyLimit`, and no files. */
export const defaultLimits: RequestLimits = { findLimit: () => bodyLimit, isUpload: () => false }
