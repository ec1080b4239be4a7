/** Kinds of requests by what their path begins with, first match first: `['/api/', 'api']`. */
export type RouteKinds = readonly (readonly [start: string, kind: string])[]

/** The kinds of the host's own routes. */
const ownKinds: RouteKinds = [
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]

/** Returns the kind of a request by its target. Whatever has no other is a page, also one that is not there. */
export function kindOfRoute(target: string, kinds: RouteKinds): string {
  const kind = [...kinds, ...ownKinds].find(([start]) => target.startsWith(start))?.[1]
  return kind ?? (/^\/[^?]*\.\w+(?:\?|$)/.test(target) ? 'other' : 'page')
}
