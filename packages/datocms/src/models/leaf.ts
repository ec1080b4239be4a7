import { isHtml, isLink, isText, findLimit } from '@brand/content'
import { z } from 'zod'
import type { CmsField } from './model.ts'

type Leaf = Pick<CmsField, 'type' | 'maxLength' | 'html' | 'pattern' | 'options' | 'min' | 'max'>

/** Texts longer than this get a field of several lines. */
const maxLineLength = 255

interface Rules {
  type?: string
  format?: string
  pattern?: string
  enum?: readonly string[]
  const?: string
  minimum?: number
  maximum?: number
}

const limits = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }

function numberField({ type, minimum, maximum }: Rules): Leaf {
  const isLimit = (value: number | undefined) => value !== undefined && value > limits.min && value < limits.max
  return {
    type: type === 'integer' ? 'integer' : 'float',
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  }
}

/** The field for one value that is not an object or a list. */
export function leafField(schema: z.ZodType): Leaf {
  const rules = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rules
  if (rules.type === 'boolean') return { type: 'boolean' }
  if (rules.type === 'integer' || rules.type === 'number') return numberField(rules)
  const options = rules.enum ?? (rules.const === undefined ? undefined : [rules.const])
  if (options) return { type: 'string', options }
  if (rules.format === 'date') return { type: 'date' }
  const maxLength = findLimit(schema)
  if (isHtml(schema)) return { type: 'text', html: true, maxLength }
  if (isText(schema) && maxLength !== undefined && maxLength > maxLineLength) return { type: 'text', maxLength }
  const isPlain = isText(schema) || isLink(schema)
  return { type: 'string', maxLength, ...(!isPlain && rules.pattern !== undefined && { pattern: rules.pattern }) }
}
