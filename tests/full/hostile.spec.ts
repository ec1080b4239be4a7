import { expect, test } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { sendRaw } from './raw.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ SITE_ENV: 'production' })
})
test.afterAll(() => site?.stop())

const host = 'Host: localhost\r\nConnection: close\r\n'
const request = (method: string, target: string, more = '', body = '') =>
  `${method} ${target} HTTP/1.1\r\n${host}${more}\r\n${body}`
const get = (target: string, more = '') => request('GET', target, more)

const post = (target: string, type: string, body: string, length = Buffer.byteLength(body)) =>
  request('POST', target, `Content-Type: ${type}\r\nContent-Length: ${length}\r\n`, body)

type Row = [what: string, bytes: string, status: number, headers?: Record<string, string | undefined>]
const reading = { allow: 'GET, HEAD' }
const to = (location: string) => ({ location })

/** Requests, each with the expected answer (RELIABILITY 10 to 14, 16, 17). */
const rows: Row[] = [
  // Sizes
  ['a target of 9 kB', get(`/${'a'.repeat(9000)}`), 414],
  ['a query of 9 kB', get(`/about?${'a'.repeat(9000)}`), 414],
  ['a target of 1 MB', get(`/${'a'.repeat(1_000_000)}`), 414],
  ['one header of 20 kB', get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['2,000 headers', get('/', 'X: aaaaaaaaaa\r\n'.repeat(2000)), 431],
  ['a cookie of 20 kB', get('/', `Cookie: a=${'a'.repeat(20_000)}\r\n`), 431],
  ['a body of 1 GB, announced', request('POST', '/about', 'Content-Length: 1000000000\r\n'), 413],
  ['the same to the API', request('POST', '/api/general', 'Content-Length: 1000000000\r\n'), 413],
  ['a GET with a body', request('GET', '/about', 'Content-Length: 5\r\n', 'hello'), 400],
  ['a HEAD with a body', request('HEAD', '/about', 'Content-Length: 5\r\n', 'hello'), 400],
  ['an inquiry of 1 GB, announced', post('/api/inquiries', 'application/json', '', 1_000_000_000), 413],
  ['an inquiry of 70 kB', post('/api/inquiries', 'application/json', `"${'a'.repeat(70_000)}"`), 413],
  ['an inquiry as text', post('/api/inquiries', 'text/plain', 'hello'), 415],
  ['an inquiry in pieces', post('/api/inquiries', 'multipart/form-data; boundary=a', '--a--'), 415],
  ['an inquiry of 1,000 levels', post('/api/inquiries', 'application/json', '['.repeat(1000) + ']'.repeat(1000)), 400],
  ['an inquiry with a prototype', post('/api/inquiries', 'application/json', '{"__proto__":{"gdpr":true}}'), 400],
  ['half an inquiry', post('/api/inquiries', 'application/json', '{"first_name":'), 400],
  ['an inquiry that is null', post('/api/inquiries', 'application/json', 'null'), 400],
  // Methods
  ['GET of inquiries', get('/api/inquiries'), 405, { allow: 'POST' }],
  ['PUT of an inquiry', request('PUT', '/api/inquiries'), 405, { allow: 'POST' }],
  ['POST to a page', request('POST', '/about'), 405, reading],
  ['POST of text to a page', request('POST', '/about', 'Content-Type: text/plain\r\nContent-Length: 2\r\n', 'hi'), 405, reading],
  ['PUT to the API', request('PUT', '/api/general'), 405, reading],
  ['DELETE of a picture', request('DELETE', '/api/images/home'), 405, reading],
  ['OPTIONS of a page', request('OPTIONS', '/about'), 405, reading],
  ['PATCH of a file', request('PATCH', '/robots.txt'), 405, reading],
  ['TRACE', request('TRACE', '/about'), 405, reading],
  ['PROPFIND', request('PROPFIND', '/about'), 405, reading],
  ['CONNECT', request('CONNECT', 'evil.example:443'), 405, reading],
  ['an unknown method', request('BREW', '/about'), 400],
  // Paths
  ['half a percent sign', get('/%'), 404],
  ['no hex digits', get('/%zz'), 404],
  ['a byte that is no UTF-8', get('/%ff'), 404],
  ['overlong UTF-8', get('/%c0%ae%c0%ae%c0%afetc%c0%afpasswd'), 404],
  ['half a surrogate', get('/%ed%a0%80'), 404],
  ['NUL', get('/about%00'), 404],
  ['NUL to the API', get('/api/pages?slug=about%00'), 404],
  ['raw bytes', get('/\xff\xfe'), 400],
  ['a line end', get('/about%0d%0aSet-Cookie:%20a=1'), 404],
  ['dots', get('/../../etc/passwd'), 404],
  ['encoded dots', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['encoded dots and slashes', get('/..%2f..%2fetc%2fpasswd'), 404],
  ['dots below files', get('/assets/..%2f..%2f..%2fpackage.json'), 404],
  ['dots below films', get('/media/..%2fassets.json'), 404],
  ['dots below pictures', get('/api/images/..%2f..%2fetc%2fpasswd'), 404],
  ['an encoded slash', get('/about%2fworkshop'), 404],
  ['a backslash', get('/\\evil.example/'), 400],
  ['a script', get('/<script>alert(1)</script>'), 404],
  ['a template', get('/${7*7}{{7*7}}'), 404],
  ['a prototype', get('/__proto__/constructor'), 404],
  ['1,000 levels', get('/a'.repeat(1000)), 404],
  ['4,000 slashes', get('/'.repeat(4000)), 301, to('/')],
  ['an unknown locale', get('/es/about'), 404],
  ['data of the home page as the renderer names them', get('/index.pageContext.json'), 404],
  ['data of a page as the renderer names them', get('/about/index.pageContext.json'), 404],
  ['no path', get('about'), 400],
  ['an asterisk', request('OPTIONS', '*'), 400],
  // Other origins
  ['//', get('//evil.example'), 301, to('/evil.example')],
  ['// and a slash', get('//evil.example/'), 301, to('/evil.example')],
  ['///', get('///evil.example//'), 301, to('/evil.example')],
  ['an encoded slash and one at the end', get('/%2fevil.example/'), 404],
  ['two encoded slashes', get('/%2f%2fevil.example/'), 404],
  ['slashes encoded twice', get('/%252f%252fevil.example/'), 404],
  ['an encoded backslash', get('/%5cevil.example/'), 404],
  ['a tab between slashes', get('/%09/evil.example/'), 404],
  ['an encoded backslash and a wrong preview key', get('/%5cevil.example?preview=wrong'), 404],
  ['dots before slashes', get('/..//evil.example/'), 301, to('/evil.example')],
  ['an address as a path', get('/https://evil.example/'), 301, to('/https:/evil.example')],
  ['a line end before a slash', get('/x%0d%0aSet-Cookie:a/'), 301, to('/x%0d%0aSet-Cookie:a')],
  ['a language and another site', get('/nl//evil.example/'), 301, to('/nl/evil.example')],
  ['a redirect with a query of lines', get('/our-story?a=%0d%0aX:1'), 301, to('/about?a=%0d%0aX:1')],
  ['a redirect to elsewhere', get('/spring?to=//evil.example'), 302, to('https://shop.loden.example/spring?to=//evil.example')],
  // Hosts
  ['a full target of another site', get('http://evil.example/about/'), 301, to('/about')],
  ['a full target of another scheme', get('ftp://evil.example/about'), 400],
  ['a target that is no address', get('http://[::1'), 400],
  ['an unknown host', `GET /about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 200],
  ['two hosts', get('/about', 'Host: evil.example\r\n'), 400],
  ['an odd host', `GET /about HTTP/1.1\r\nHost: evil.example/x?@y\r\nConnection: close\r\n\r\n`, 400],
  ['no host', `GET /about HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
  ['HTTP/1.0 without a host', `GET /about HTTP/1.0\r\n\r\n`, 200],
  [
    'forwarded headers of an untrusted client',
    get(
      '/about',
      'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\nX-Original-URL: /evil\r\nX-HTTP-Method-Override: DELETE\r\n',
    ),
    200,
  ],
  // Not HTTP
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['HTTP/9.9', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
  ['chunks before HTTP/1.1', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['two lengths', request('POST', '/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), 400],
  ['two different lengths', request('POST', '/', 'Content-Length: 5\r\nContent-Length: 6\r\n', 'hello!'), 400],
  ['a length below zero', request('POST', '/', 'Content-Length: -5\r\n'), 400],
  ['a piece without an end', request('POST', '/', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'), 400],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), 400],
  ['a name with a space', get('/', 'X y: a\r\n'), 400],
  ['a NUL in a header', get('/', 'X: a\0b\r\n'), 400],
  ['another protocol', get('/about', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'), 200],
  ['an odd expectation', get('/about', 'Expect: cake\r\n'), 417],
  // Odd values
  ['a range that ends before it begins', get('/media/film.mp4', 'Range: bytes=99999999999-1\r\n'), 200],
  ['a range beyond the end', get('/media/film.mp4', 'Range: bytes=99999999999-\r\n'), 416],
  ['many ranges', get('/media/film.mp4', `Range: bytes=${'0-1,'.repeat(500)}0-1\r\n`), 200],
  ['an odd encoding', get('/about', 'Accept-Encoding: ;q=,*;q=x,br;q=0\r\n'), 200],
  ['an odd language', get('/', 'Accept-Language: ;q=,*-*,x;q=1e999\r\n'), 200],
  ['an odd cookie', get('/', 'Cookie: locale=%ff; locale=//evil.example; =;;;\r\n'), 200],
  ['an odd validator', get('/about', `If-None-Match: ${'"a",'.repeat(1000)}\r\nIf-Modified-Since: never\r\n`), 200],
  ['a prototype as a locale', get('/api/general?locale=__proto__'), 400],
  ['a query of prototypes', get('/api/pages?slug=about&__proto__[x]=1&constructor=1'), 200],
  ['an odd picture', get('/api/images/home?w=1e9&h=-1&fit=%00'), 400],
  ['a picture from elsewhere', get('/api/images/http:%2f%2f169.254.169.254%2flatest'), 404],
  ['a search of brackets', get(`/api/search?keyword=${'%5b'.repeat(500)}`), 200],
]

for (const [what, bytes, status, headers = {}] of rows) {
  test(`${what} is answered ${status}`, async () => {
    const answer = await sendRaw(site.url, bytes)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    })
    if (status >= 400) expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).not.toContain('evil.example"')
    expect(answer.body).not.toMatch(/<script>alert|node_modules|\n\s+at .*:\d+:\d+/)
  })
}

test('a request that is forged in every way gets the same page as any other (RELIABILITY 13)', async () => {
  const baseline = await sendRaw(site.url, get('/about'))
  for (const more of [
    'Cookie: locale=de; consent=all; preview=x\r\nAccept-Language: nl\r\n',
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Port: 1\r\nX-Forwarded-Prefix: /evil\r\n',
    'Forwarded: for=1;host=evil.example;proto=https\r\nX-Host: evil.example\r\nX-Original-Host: evil.example\r\n',
    'Referer: https://evil.example/\r\nOrigin: https://evil.example\r\nUser-Agent: <script>\r\nDNT: 1\r\n',
  ]) {
    const { status, headers, body } = await sendRaw(site.url, get('/about', more))
    expect([status, body]).toEqual([200, baseline.body])
    expect(headers['vary']).toBe('Accept-Encoding')
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/nl/over-ons', '/our-story'])
    expect(
      JSON.stringify(await sendRaw(site.url, get(path, 'X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n'))),
    ).not.toContain('evil.example')
})

test('HEAD and 304 say what GET says, without a body', async () => {
  for (const path of [
    '/about',
    '/none',
    '/api/general',
    '/api/none',
    '/api/images/home?w=1280',
    '/robots.txt',
    '/sitemap.xml',
    '/media/film.mp4',
    '/our-story',
    '/healthz',
  ]) {
    const [whole, head] = await Promise.all([sendRaw(site.url, get(path)), sendRaw(site.url, request('HEAD', path))])
    const named = ({ headers }: typeof head) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(date|content-length|transfer-encoding)$/.test(name)))
    expect([path, head.status, head.body, named(head)]).toEqual([path, whole.status, '', named(whole)])
    const { etag } = whole.headers
    if (!etag) continue
    const same = await sendRaw(site.url, get(path, `If-None-Match: ${etag}\r\n`))
    expect([path, same.status, same.body, same.headers['etag']]).toEqual([path, 304, '', etag])
    for (const name of ['cache-control', 'vary', 'content-security-policy'])
      expect(same.headers[name], path).toBe(whole.headers[name])
  }
})

test('none of these requests made the server fail', async () => {
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  expect(site.log().replace(/^(?:INQUIRY_URL is not set.*\n)?The site is ready.*\n(?:\d+ pages are prerendered.*\n)?/, '')).toBe(
    '',
  )
})
