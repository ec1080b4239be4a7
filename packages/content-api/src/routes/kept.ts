import type { Snapshot } from '../snapshot.ts'

export interface Answer {
  body: string
  etag: string
}

/** Most that the answers of a snapshot may hold, in characters. */
const room = 32 * 2 ** 20

interface Shelf {
  answers: Map<string, Answer>
  size: number
}

const shelves = new WeakMap<Snapshot, Shelf>()

/** Keeps the answers of a call with the snapshot that they follow from; the oldest go when there is no more room. */
export function keepAnswers(path: string) {
  const keyOf = (query: object) => `${path} ${JSON.stringify(query)}`
  return {
    find: (snapshot: Snapshot, query: object): Answer | undefined => shelves.get(snapshot)?.answers.get(keyOf(query)),
    keep(snapshot: Snapshot, query: object, answer: Answer): void {
      const shelf = shelves.get(snapshot) ?? { answers: new Map<string, Answer>(), size: 0 }
      shelves.set(snapshot, shelf)
      shelf.answers.set(keyOf(query), answer)
      shelf.size += answer.body.length
      for (const [key, { body }] of shelf.answers) {
        if (shelf.size <= room) break
        shelf.answers.delete(key)
        shelf.size -= body.length
      }
    },
  }
}
