/** The statuses that the API answers with when it cannot answer (Project decisions, "Errors of the API"). */
export const errorCodes = [400, 403, 404, 405, 413, 415, 422, 429, 500, 503] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * What the API sends when it cannot answer.
 * @requirement ENT-02
 */
export interface ErrorBody {
  message: string
  code: ErrorCode
  /**
   * What is wrong with each parameter of the query that is not accepted.
   * @requirement DRV-06
   */
  fields?: Record<string, string>
}

/**
 * An answer that is an error. `status` is that of the answer, `code` the one that its body names, `fields` what is wrong with
 * parameters.
 * @requirement ENT-02
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly fields: ErrorBody['fields']

  constructor(message: string, status: number, { code = status, fields }: { code?: number; fields?: ErrorBody['fields'] } = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}
