import type { SearchResult } from '@brand/blocks/search-page'

export function GET(request: Request) {
  const keyword = new URL(request.url).searchParams.get('q') ?? ''
  const results: SearchResult[] = [{ title: `About ${keyword}`, href: '/about', type: 'Page' }]
  return Response.json(results)
}
