import { demo, expect, test } from './support.ts'

test('the built site serves the OpenAPI document of its API (API-01)', async ({ request }) => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const response = await request.get(demo() + path)
    expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'application/json'])
    expect(Object.keys(((await response.json()) as { paths: object }).paths)).toContain('/api/families')
  }
})
