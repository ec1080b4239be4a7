/** The statuses that the API answers with when it cannot answer (Project decisions, "Errors of the API"). */
export const errorCodes = [400, 403, 404, 405, 413, 415, 422, 429, 500, 503] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * Body of an error answer of the API.
 * @requirement ENT-02
 */
export interface ErrorBody {
  message: string
  code: ErrorCode
  /**
   * Problem of each query parameter that is not accepted.
   * @requirement DRV-06
   */
  fields?: Record<string, string>
}

interface ErrorOptions extends Pick<ErrorBody, 'fields'> {
  code?: number
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

  constructor(message: string, status: number, { code = status, fields }: ErrorOptions = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}
