import { describe, expect, it, vi } from 'vitest'
import type { Redirect } from './redirect-matcher.ts'
import { createRedirects } from './redirects.ts'

const base = 'https://loden.example'
const languages = { active: ['en', 'nl', 'de', 'fr', 'it'], defaultLocale: 'en' }

function open(rules: (readonly [from: string, to: string, permanent?: boolean])[] = [], options = {}) {
  const list = vi.fn(async (): Promise<Redirect[]> =>
    rules.map(([from, to, is_permanent = false]) => ({ from, to, is_permanent })),
  )
  const log = vi.fn()
  const redirects = createRedirects({ languages, hasPage: () => false, version: () => 'v1', list, log, ...options })
  const go = async (address: string, at = base) => {
    const [path = '', ...query] = address.split('?')
    const moved = await redirects(path, query.length ? `?${query.join('?')}` : '', at)
    return moved && `${moved.status} ${moved.location}`
  }
  return { go, list, log }
}

describe('one address for a page', () => {
  it.each([
    ['/about/', '301 /about'],
    ['/de//about', '301 /de/about'],
    ['//', '301 /'],
    ['//evil.example/', '301 /evil.example'],
    ['/de/?a=1', '301 /de?a=1'],
  ])('sends %s to %s', async (from, to) => expect(await open().go(from)).toBe(to))

  it('does not redirect a normalised address', async () => {
    for (const path of ['/', '/about', '/de/about', '/about?a=//']) expect(await open().go(path)).toBeUndefined()
  })
})

describe('a redirect of the content', () => {
  it('is redirected with 301 or 302 (RED-03, RED-05, RED-06)', async () => {
    const { go } = open([
      ['/old', '/new', true],
      ['/for-now', '/new', false],
    ])
    expect(await go('/old')).toBe('301 /new')
    expect(await go('/for-now')).toBe('302 /new')
    expect(await go('/older')).toBeUndefined()
  })

  it('is found by its full address too, of this site only (RED-04)', async () => {
    const { go } = open([[`${base}/old`, '/new']])
    expect(await go('/old')).toBe('302 /new')
    expect(await go('/old', 'https://other.example')).toBeUndefined()
    expect(await go('/old', 'http://loden.example')).toBeUndefined()
  })

  it('goes to the exact target; one without http and without a leading slash gets a slash (RED-07, RED-08)', async () => {
    const { go } = open([
      ['/a', 'new'],
      ['/b', 'https://shop.example/x?y=1#z'],
      ['/c', '/new#part'],
      ['/d', 'httpd-news'],
    ])
    expect(await go('/a')).toBe('302 /new')
    expect(await go('/b')).toBe('302 https://shop.example/x?y=1#z')
    expect(await go('/c')).toBe('302 /new#part')
    expect(await go('/d')).toBe('302 /httpd-news')
  })

  it('is compared with and without a slash at the end, decoded, case-sensitive (OR-76)', async () => {
    const { go } = open([
      ['/old/', '/new/'],
      ['/über uns'.replace(' ', '%20'), '/about'],
      ['plain', '/about'],
    ])
    for (const path of ['/old', '/old/', '//old', '/%6fld']) expect(await go(path), path).toBe('302 /new')
    expect(await go('/%C3%BCber%20uns')).toBe('302 /about')
    expect(await go('/plain')).toBe('302 /about')
    for (const path of ['/Old', '/OLD/x', '/%ff', '/old%00']) expect(await go(path), path).toBeUndefined()
  })

  it('ignores the query unless the rule has one, and keeps it on the target (OR-76)', async () => {
    const { go } = open([
      ['/item?id=7&x=1', '/seven', true],
      ['/item', '/all?from=item'],
      ['/far', 'https://shop.example/?a=1'],
    ])
    expect(await go('/item?x=1&id=7')).toBe('301 /seven?x=1&id=7')
    expect(await go('/item?id=8')).toBe('302 /all?from=item&id=8')
    expect(await go('/item?from=item&q=%C3%A9')).toBe('302 /all?from=item&q=%C3%A9')
    expect(await go('/far?b=2')).toBe('302 https://shop.example/?a=1&b=2')
  })

  it('is found by its query though parameters of campaigns stand beside it, which are kept (RED-03)', async () => {
    const { go } = open([
      ['/item?id=7', '/seven', true],
      ['/ad?utm_source=a', '/campaign'],
    ])
    expect(await go('/item?utm_source=mail&id=7&gclid=x')).toBe('301 /seven?utm_source=mail&id=7&gclid=x')
    expect(await go('/item?id=7&x=1')).toBeUndefined()
    expect(await go('/ad?utm_source=a')).toBe('302 /campaign?utm_source=a')
    expect(await go('/ad?utm_source=b')).toBeUndefined()
  })

  it('takes the first rule that matches (OR-76)', async () => {
    const { go } = open([
      ['/old', '/first'],
      [`${base}/old`, '/second'],
      ['/old', '/third'],
      [`${base}/other`, '/first'],
      ['/other?a=1', '/second'],
    ])
    expect(await go('/old')).toBe('302 /first')
    expect(await go('/other?a=1')).toBe('302 /first?a=1')
  })

  it('is one redirect, through rules that lead to rules, and permanent only when all are (RELIABILITY 12)', async () => {
    const { go } = open([
      ['/a', '/b/', true],
      ['/b', '/c', true],
      ['/x', '/y', true],
      ['/y', '/z', false],
      ['/o', 'https://shop.example/a', true],
    ])
    expect(await go('/a/?q=1')).toBe('301 /c?q=1')
    expect(await go('/x')).toBe('302 /z')
    expect(await go('/o')).toBe('301 https://shop.example/a')
  })

  it('is not followed in circles (OR-76)', async () => {
    const { go } = open([
      ['/self', '/self/'],
      ['/self2', `${base}/self2#x`],
      ['/a', '/b', true],
      ['/b', '/a', true],
      ['/in', '/a', true],
      ['/more', '/more?x=1'],
    ])
    for (const path of ['/self', '/self2', '/a', '/b', '/more?x=1']) expect(await go(path), path).toBeUndefined()
    expect(await go('/self/')).toBe('301 /self')
    expect(await go('/in')).toBe('301 /a')
    expect(await go('/more')).toBe('302 /more?x=1')
  })

  it('wins over those of the site itself, which hold in each language (OR-14, RT-28)', async () => {
    const own = [{ from: '/list/kind', to: '/list', is_permanent: true }]
    const { go } = open([], { own, hasPage: (path: string) => path === '/nl/list' })
    expect(await go('/list/kind?a=b')).toBe('301 /list?a=b')
    expect(await go('/nl/list/kind/')).toBe('301 /nl/list')
    expect(await open([['/list/kind', '/elsewhere']], { own }).go('/list/kind')).toBe('302 /elsewhere')
  })
})

describe('a redirect without a language (RED-15)', () => {
  const pages = new Set(['/nl/own', '/nl/about', '/de/about', '/nl', '/nl/new'])
  const inPages = { hasPage: (path: string) => pages.has(path) }

  it('holds in all languages, and leads to the page of that language', async () => {
    const { go } = open(
      [
        ['/old', '/about', true],
        ['/top', '/'],
      ],
      inPages,
    )
    expect(await go('/nl/old/?q=1')).toBe('301 /nl/about?q=1')
    expect(await go('/de/old')).toBe('301 /de/about')
    expect(await go('/nl/top')).toBe('302 /nl')
    // English has no prefix.
    expect(await go('/en/old')).toBeUndefined()
    expect(await go('/xx/old')).toBeUndefined()
  })

  it('leads to its target as it is where that is no page of the language', async () => {
    const { go } = open(
      [
        ['/shop', 'https://shop.example/'],
        ['/list', '/files/list.pdf#page=2'],
        ['/german', '/de/about'],
        ['/far', '//evil.example'],
      ],
      inPages,
    )
    expect(await go('/nl/shop')).toBe('302 https://shop.example/')
    expect(await go('/nl/list')).toBe('302 /files/list.pdf#page=2')
    expect(await go('/nl/german')).toBe('302 /de/about')
    expect(await go('/nl/far')).toBeUndefined()
  })

  it('gives way to a page and to a rule of the language', async () => {
    const { go } = open(
      [
        ['/own', '/about'],
        ['/old', '/about'],
        ['/nl/old', '/nl/new'],
      ],
      inPages,
    )
    expect(await go('/nl/own')).toBeUndefined()
    expect(await go('/nl/old')).toBe('302 /nl/new')
    expect(await go('/own')).toBe('302 /about')
  })

  it('is one redirect through several rules, and not followed in circles (RELIABILITY 12)', async () => {
    const { go } = open(
      [
        ['/a', '/b', true],
        ['/b', '/c', true],
        ['/nl/c', '/nl/new', true],
        ['/c', '/about', true],
        ['/x', '/y', true],
        ['/y', '/x', true],
        ['/self', '/nl/self'],
        [`${base}/host`, '/about'],
      ],
      inPages,
    )
    expect(await go('/nl/a')).toBe('301 /nl/new')
    expect(await go('/de/a')).toBe('301 /de/about')
    for (const path of ['/nl/x', '/nl/y', '/nl/self']) expect(await go(path), path).toBeUndefined()
    expect(await go('/nl/host')).toBe('302 /nl/about')
  })
})

describe('no address', () => {
  const odd = [
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%5c%5cevil.example/',
    '/%2fevil.example/',
    '/%252fevil.example/',
    '/%25252525252fevil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/%2e%2e//evil.example/',
    '/%09/evil.example/',
    '/a/..%2f%2fevil.example/',
    '/a/..%5c%5cevil.example/',
    '/a%2f..%2f%2fevil.example/',
    '/%0d%0aset-cookie:a=1/',
    '/https://evil.example/',
  ]
  const decodings = (text: string): string[] => {
    const seen = [text]
    for (let round = 0; round < 6; round++) seen.push(decodeURIComponent(seen.at(-1)!))
    // Between two decodings somebody may resolve the dots.
    return seen.flatMap((each) => (URL.canParse(each, base) ? [each, decodeURIComponent(new URL(each, base).pathname)] : [each]))
  }

  it('redirects to another site, however often it is decoded (RELIABILITY 11)', async () => {
    const { go } = open([['/a', '/b']])
    for (const path of odd) {
      const target = (await go(path))?.slice(4)
      for (const text of target ? decodings(target) : []) expect(new URL(text, base).origin, `${path} ${text}`).toBe(base)
      expect(target ?? '', path).toMatch(/^[\x21-\x7e]*$/)
    }
  })

  it('of a rule does, unless its target is a full address (RELIABILITY 11)', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      '/%2fevil.example',
      '/%5cevil.example',
      'https:/evil.example',
      'https:evil.example',
      '/a/../%2fevil.example',
      '/a/%2e%2e/%2fevil.example',
      '/a%2f..%2f%2fevil.example',
      '/a/..%5cevil.example',
      '/a/..%2f%252fevil.example',
      `${base}/%2fevil.example`,
      `${base}/a/../%5cevil.example`,
    ]) {
      const target = (await open([['/a', to]]).go('/a'))?.slice(4)
      for (const text of target ? decodings(target) : []) expect(new URL(text, base).origin, `${to} ${text}`).toBe(base)
    }
  })

  it('of a rule adds a header (RELIABILITY 11)', async () => {
    for (const to of ['/b\r\nset-cookie: a=1', 'https://shop.example/\r\nx: y', '/b%0d%0ax: y'])
      expect(await open([['/a', to]]).go('/a?x=%0d%0ay'), to).not.toMatch(/[\r\n]/)
  })
})

describe('the list', () => {
  it('is loaded once per content version, also for concurrent requests (RED-01)', async () => {
    let version = 'v1'
    const { go, list } = open([['/a', '/b']], { version: () => version })
    await Promise.all(Array.from({ length: 20 }, () => go('/a')))
    expect(list).toHaveBeenCalledTimes(1)
    version = 'v2'
    await go('/x')
    await go('/x')
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('is ignored when it cannot be loaded, which is logged once (RED-10)', async () => {
    const { go, list, log } = open()
    list.mockRejectedValue(new Error('no'))
    for (let i = 0; i < 3; i++) expect(await go('/about')).toBeUndefined()
    expect(await go('/about/')).toBe('301 /about')
    expect(log.mock.calls).toEqual([['The redirects could not be loaded: no']])
  })

  it('keeps the last good one when the next fails (RED-10)', async () => {
    let version = 'v1'
    const { go, list } = open([['/a', '/b']], { version: () => version })
    await go('/a')
    list.mockRejectedValue(new Error('no'))
    version = 'v2'
    expect(await go('/a')).toBe('302 /b')
  })

  it('is left out with a warning where the site has no address (RED-14)', async () => {
    const { go, log } = open([['/a', '/b']])
    for (let i = 0; i < 2; i++) expect(await go('/a', '')).toBeUndefined()
    expect(log.mock.calls).toEqual([[expect.stringContaining('BASE_URL')]])
  })
})
