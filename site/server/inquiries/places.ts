import { ApiError } from '@brand/content'

interface PlacesOptions {
  /** Most tasks at a time, */
  all: number
  /** and of one client. */
  each: number
}

/**
 * Runs few tasks at a time, and refuses the next: with 429 where it is the client that has too many, otherwise with 503. They do not wait
 * for each other, since a client decides how long its task takes.
 * @requirement RELIABILITY 33
 */
export function createPlaces({ all, each }: PlacesOptions) {
  const taken: (string | undefined)[] = []
  return async <T>(client: string | undefined, task: () => Promise<T>): Promise<T> => {
    if (client !== undefined && taken.filter((other) => other === client).length >= each)
      throw new ApiError('Too many requests', 429)
    if (taken.length >= all) throw new ApiError('Too many files are being sent', 503)
    taken.push(client)
    try {
      return await task()
    } finally {
      taken.splice(taken.indexOf(client), 1)
    }
  }
}
