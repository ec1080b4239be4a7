import { ApiError } from '@datocms/cma-client-node'
import type { ManagementClient } from '../management/client.ts'
import { describeError } from '../management/reason.ts'

/** A record that is to be published, and the records that it links to. */
export interface Publication {
  id: string
  path: string
  links: readonly string[]
}

/** A refusal that concerns one record only: the others go on. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.response.status === 422

/**
 * Publishes records, those first that others link to: the CMS publishes none that links to one that is not. Records that link to each
 * other in a circle are published together. Answers how many; what the CMS refuses is reported.
 */
export async function publishAll(
  client: ManagementClient,
  publications: readonly Publication[],
  isPublished: (id: string) => boolean,
  report: (message: string) => void,
): Promise<number> {
  let waiting = publications
  let published = 0
  const linksOf = new Map(publications.map(({ id, links }) => [id, links]))

  async function publish({ id, path }: Publication, recursive: boolean): Promise<void> {
    try {
      await client.items.publish(id, undefined, recursive ? { recursive: true } : undefined)
      published += 1
    } catch (error) {
      if (!isRefusal(error)) throw error
      report(`${path} could not be published: ${describeError(error)}`)
    }
  }

  /** Whether all that would be published along may be: a record that is a draft only stays one. */
  function mayRecurse(id: string, seen = new Set<string>()): boolean {
    if (seen.has(id) || isPublished(id)) return true
    const links = linksOf.get(id)
    return links !== undefined && links.every((link) => mayRecurse(link, seen.add(id)))
  }

  while (waiting.length) {
    const left = new Set(waiting.map(({ id }) => id))
    const free = waiting.filter(({ id, links }) => !links.some((link) => link !== id && left.has(link)))
    // All that is left are circles, and what links to them.
    const next = free.length ? free : waiting.slice(0, 1)
    for (const publication of next) await publish(publication, !free.length && mayRecurse(publication.id))
    waiting = waiting.filter((each) => !next.includes(each))
  }
  return published
}
