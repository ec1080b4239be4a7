import { ApiError, TimeoutError } from '@datocms/cma-client-node'

/** Plain words for the error codes of the API. */
const meanings: Record<string, string> = {
  INVALID_AUTHORIZATION_HEADER: 'the token is not one of this project',
  INSUFFICIENT_PERMISSIONS: 'the token may not do this: its role must be allowed to edit the schema and all content',
  INVALID_ENVIRONMENT: 'the project has no such environment',
  VALIDATION_REQUIRED: 'is required',
  VALIDATION_UNIQUENESS: 'is taken',
  VALIDATION_UNIQUE: 'is taken',
  VALIDATION_FORMAT: 'has another form than it must have',
  VALIDATION_LENGTH: 'is too long or too short',
  VALIDATION_ENUM: 'is none of the words that can be chosen',
  VALIDATION_INVALID: 'is not valid',
  VALIDATION_INVALID_REFERENCE: 'names a record that there is not',
  VALIDATION_INVALID_LOCALES: 'is not written in the languages of the record',
  UNPUBLISHED_LINK: 'it links to a record that is not published',
  PLAN_UPGRADE_REQUIRED: 'the plan of the project does not allow this',
}

const ofStatus: Record<number, string> = {
  401: 'the token is not accepted',
  403: 'the token may not do this',
  404: 'there is no such thing in the project',
  429: 'too many requests, also after a wait',
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
  if (error instanceof TimeoutError) return 'the CMS did not answer in time'
  if (error instanceof ApiError) {
    const { status } = error.response
    const found = error.errors.map(({ attributes }) => sentence(attributes)).join('; ')
    return `the CMS refuses (${status}): ${found || (ofStatus[status] ?? 'it says no more')}`
  }
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'the CMS did not answer in time'
  return cause instanceof Error ? `the CMS cannot be reached: ${cause.message}` : message
}
