import { ApiError, TimeoutError } from '@datocms/cma-client-node'

/** Plain words for the error codes of the API. */
const meanings: Record<string, string> = {
  INVALID_AUTHORIZATION_HEADER: 'the token does not belong to this project',
  INSUFFICIENT_PERMISSIONS: 'the role of the token must be allowed to edit the schema and all content',
  INVALID_ENVIRONMENT: 'the project has no such environment',
  VALIDATION_REQUIRED: 'is required',
  VALIDATION_UNIQUENESS: 'is taken',
  VALIDATION_UNIQUE: 'is taken',
  VALIDATION_FORMAT: 'has an invalid format',
  VALIDATION_LENGTH: 'is too long or too short',
  VALIDATION_ENUM: 'is none of the allowed values',
  VALIDATION_INVALID: 'is not valid',
  VALIDATION_INVALID_REFERENCE: 'references a missing record',
  VALIDATION_INVALID_LOCALES: 'lacks a language of the record',
  UNPUBLISHED_LINK: 'it links to an unpublished record',
  PLAN_UPGRADE_REQUIRED: 'the plan of the project does not allow this',
}

const ofStatus: Record<number, string> = {
  401: 'the token is not accepted',
  403: 'the token lacks a permission',
  404: 'the project has no such item',
  429: 'too many requests, even after a wait',
}

interface Details {
  field?: unknown
  code?: unknown
  message?: unknown
}

function sentence({ code, details }: { code: string; details: Record<string, unknown> }): string {
  const { field, code: inner, message } = details as Details
  const meaning = meanings[String(inner)] ?? meanings[code] ?? String(inner ?? code)
  const place = typeof field === 'string' ? `${field} ` : ''
  return `${place}${meaning}${typeof message === 'string' ? ` (${message})` : ''}`
}

/**
 * Why a request has failed, in one line of plain words, without address and token.
 * @requirement DRV-22
 */
export function describeError(error: unknown): string {
  if (error instanceof TimeoutError) return 'the CMS did not respond in time'
  if (error instanceof ApiError) {
    const { status } = error.response
    const found = error.errors.map(({ attributes }) => sentence(attributes)).join('; ')
    return `the CMS refused the request (${status}): ${found || (ofStatus[status] ?? 'no reason given')}`
  }
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'the CMS did not respond in time'
  return cause instanceof Error ? `the CMS cannot be reached: ${cause.message}` : message
}
