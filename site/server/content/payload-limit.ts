import { ApiError } from '@brand/content'
import { bodyLimit } from 'hono/body-limit'

/** Takes what a CMS sends: a record comes with all its blocks, and a bulk of tags has no upper bound. */
export const payloadLimit = bodyLimit({
  maxSize: 4 * 2 ** 20,
  onError: () => {
    throw new ApiError('Payload Too Large', 413)
  },
})
