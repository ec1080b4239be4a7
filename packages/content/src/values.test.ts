import { describe, expect, it } from 'vitest'
import { action, anchor, cmsColor, date, embed, image, isSafeLink, video } from './values.ts'

describe('links', () => {
  it.each([
    '/',
    '/about/workshop?x=1#y',
    '#top',
    '?page=2',
    'https://x.example/a',
    'http://x.example',
    'mailto:a@x.example',
    'tel:+32',
  ])('may be %s (RELIABILITY 10)', (link) => expect(isSafeLink(link)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '//x.example',
    '/\\x.example',
    '\\\\x.example',
    '/\t/x.example',
    'https://',
    'about',
    '',
    'https:x y',
  ])('may not be %j (RELIABILITY 10, RELIABILITY 11)', (link) => expect(isSafeLink(link)).toBe(false))
})

describe('an action', () => {
  const button = { cbButtonText: 'Go', cbButtonLink: '/go' }

  it('has text, link, target and colour (BLK-home_header-08)', () => {
    expect(action(10).parse(button)).toEqual({ ...button, cbButtonTarget: '_self', cbButtonColor: 'yellow' })
    expect(action(10).parse({ ...button, cbButtonTarget: '_blank', cbButtonColor: 'black' })).toMatchObject({
      cbButtonTarget: '_blank',
    })
  })

  it('refuses a link that runs code (RELIABILITY 10)', () => {
    expect(action(10).safeParse({ ...button, cbButtonLink: 'javascript:alert(1)' }).success).toBe(false)
  })
})

const film = (provider: string, providerUid: string) =>
  embed.safeParse({ provider, providerUid, url: 'https://x.example/' }).success

describe('colours and anchors', () => {
  it.each(['rgb(31, 59, 45)', 'rgb(31 59 45)', 'rgba(31, 59, 45, 1)', 'rgb(31 59 45 / 100%)'])(
    'take %s (BLK-in_depth_info-05)',
    (cssRgb) => expect(cmsColor.safeParse({ cssRgb }).success).toBe(true),
  )

  it.each(['rgba(31, 59, 45, 0.5)', 'red', '#1f3b2d', 'rgb(31 59 45); --x: 1', ''])(
    'refuse %j: text on it could not be judged (BLK-in_depth_info-05, RELIABILITY 10)',
    (cssRgb) => expect(cmsColor.safeParse({ cssRgb }).success).toBe(false),
  )

  it('take a name that an id and a link can have (BLK-call_to_action_hero-01)', () => {
    expect(['configurator', 'step-2'].map((name) => anchor(40).safeParse(name).success)).toEqual([true, true])
    const refused = ['Two words', '2nd', 'a--b', '"><script>', '']
    expect(refused.filter((name) => anchor(40).safeParse(name).success)).toEqual([])
  })
})

describe('films and pictures', () => {
  it('take a film of YouTube, of Vimeo or of our own, each by its own kind of id (BLK-home_header-17)', () => {
    expect([film('youtube', 'abcDEF_-123'), film('vimeo', '12345678'), film('file', '/media/a.mp4')]).toEqual([true, true, true])
    expect([film('youtube', '"><script>'), film('vimeo', 'abc'), film('file', 'javascript:x'), film('peertube', '1')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('accept a background film in mp4, webm and ogg with a poster, each of them optional', () => {
    expect(video.safeParse({}).success).toBe(true)
    expect(video.safeParse({ mp4: '/a.mp4', webm: 'https://x.example/a.webm', ogg: '/a.ogv' }).success).toBe(true)
    expect(video.safeParse({ mp4: 'http://x.example/a.mp4' }).success).toBe(false)
  })

  it('know the size of a picture and read a missing alternative text as decoration (IMG-06)', () => {
    const picture = { id: 'a', url: '/api/images/a', width: 4, height: 3 }
    expect(image.parse(picture)).toEqual({ ...picture, alt: '', focalPoint: null, color: null })
    expect(image.safeParse({ ...picture, width: 0 }).success).toBe(false)
    expect(image.safeParse({ ...picture, url: 'javascript:x' }).success).toBe(false)
    expect(image.safeParse({ ...picture, color: 'red;background:url(x)' }).success).toBe(false)
  })
})

describe('dates', () => {
  it.each(['2026-11-20', '2024-02-29', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00.5+01:00'])('may be %s (JOB-07)', (value) =>
    expect(date.safeParse(value).success).toBe(true),
  )
  it.each(['20-11-2026', '2026-02-30', '2026-13-01', 'tomorrow', '2026-11-20T12:00', ''])('may not be %j (JOB-07)', (value) =>
    expect(date.safeParse(value).success).toBe(false),
  )
})
