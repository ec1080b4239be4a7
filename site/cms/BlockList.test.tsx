// @vitest-environment jsdom
import { implementedContracts } from '@brand/blocks/contracts'
import { notShown, type Block } from '@brand/content'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { libraryWording } from '../brand/messages.ts'
import { libraryMessages } from '../i18n/library.ts'
import { renderBlocks } from './BlockList.tsx'
import { blocks } from './blocks.ts'

const image = { id: 'hall', url: '/api/images/hall', alt: 'A hall', width: 1920, height: 1080, focalPoint: null, color: null }
const header = {
  id: 'home-1',
  type: 'cb_home_header',
  cbHomeHeaderTagline: 'Turn the room down.',
  cbHomeHeaderImage: image,
  cbHomeHeaderVideo: { provider: 'file', providerUid: '/media/film.mp4', url: '/media/film.mp4', title: '</script><b>' },
} as unknown as Block
const text = (id: string) => ({ id, type: 'cb_text', cbTextHtml: `<p>${id}</p>` }) as unknown as Block
const unknown = { id: 'home-9', type: 'cb_unheard_of' } as unknown as Block

const english = { locale: 'en', contentLocale: 'en' } as const
const render = (records: Block[], debug = false, locale: 'en' | 'de' = 'en') => {
  const page = document.createElement('main')
  page.innerHTML = renderBlocks({ blocks: records, locale, contentLocale: locale, debug })
  return page
}

describe('blocks of a page', () => {
  it('are in order, each rendered by its type (PAGE-05)', () => {
    const page = render([header, text('one'), text('two')])
    expect(page.querySelector('h1')?.textContent).toBe('Turn the room down.')
    expect([...page.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['one', 'two'])
  })

  it.each(['en', 'de'] as const)('say in %s what the brand words otherwise (LOC-35)', (locale) => {
    const clapTest = { id: 'clap', type: 'cb_clap_test', cbClapTestTitle: 'Clap' } as unknown as Block
    const page = render([clapTest], false, locale)
    expect(page.textContent).toContain(libraryWording[locale]!.clapTest!.listen)
    expect(page.textContent).toContain(libraryMessages[locale].clapTest.assumed)
  })

  it('are inside the layout wrapper, page headers outside (PAGE-10, PAGE-11)', () => {
    const quote = { id: 'two', type: 'cb_quote', cbQuoteText: 'Hush.' } as unknown as Block
    const page = render([header, text('one'), quote])
    expect(page.firstElementChild?.hasAttribute('data-island')).toBe(true)
    expect(page.firstElementChild?.querySelector('[data-part=block-section]')).toBeNull()
    const wrappers = [...page.querySelectorAll(':scope > [data-part=block-section]')]
    const widths = ['l', 'm'].map((screen) => wrappers.map((wrapper) => wrapper.getAttribute(`data-${screen}`)))
    expect(widths).toEqual([
      ['8', '8'],
      ['12', '10'],
    ])
    const blocks = wrappers.map((wrapper) => wrapper.querySelector(':scope > [data-part=grid] > [data-part=cell]')?.textContent)
    expect(blocks).toEqual(['one', 'Hush.'])
  })

  it('have the end of the first view in the second of the page (PERF-06)', () => {
    const marked = (above: number) => {
      const html = renderBlocks({ blocks: ['one', 'two', 'three'].map(text), ...english, debug: false, above })
      const page = new DOMParser().parseFromString(html, 'text/html').body
      return [...page.children].map((block) => block.querySelector('#first-view-end') !== null)
    }
    expect([marked(0), marked(1), marked(2)]).toEqual([
      [false, true, false],
      [true, false, false],
      [false, false, false],
    ])
  })

  it('carry debug attributes outside production only (PAGE-20)', () => {
    const marked = render([header, text('one')], true).querySelectorAll('[data-block-type]')
    expect([...marked].map((block) => [block.getAttribute('data-block-type'), block.getAttribute('data-block-id')])).toEqual([
      ['cb_home_header', 'home-1'],
      ['cb_text', 'one'],
    ])
    expect(renderBlocks({ blocks: [header, text('one')], ...english, debug: false })).not.toMatch(/data-block|home-1/)
  })

  it('have a place in preview only, and lead to where they are edited (PAGE-31, PAGE-32)', () => {
    const shown = new Map<string, ReadonlySet<string>>()
    const preview = {
      item: { type: 'page', slugs: { en: 'home' } },
      page: {
        findEditUrl: (_: unknown, block: string) => (block === 'one' ? 'https://editor.example/one' : undefined),
        shows: (block: string, records: ReadonlySet<string>) => void shown.set(block, records),
        leavesOut: () => {},
        notes: () => ({ own: undefined, drafts: [], fallbacks: [], problems: [] }),
      },
    }
    const teaser = { id: 'two', type: 'cb_text', cards: [{ id: 'card', usedLocale: 'en', image }] } as unknown as Block
    const page = document.createElement('main')
    page.innerHTML = renderBlocks({ blocks: [header, text('one'), teaser, unknown], ...english, debug: true, preview })
    expect([...page.querySelectorAll('.block-place')].map(({ id }) => id)).toEqual([
      'block-home-1',
      'block-one',
      'block-two',
      'block-home-9',
    ])
    const [link, ...others] = [...page.querySelectorAll('.block-place a')]
    expect([link!.getAttribute('href'), link!.getAttribute('aria-label'), link!.textContent]).toEqual([
      'https://editor.example/one',
      'Edit: Text',
      'Edit',
    ])
    expect(others).toEqual([])
    expect([...shown].map(([block, records]) => [block, ...records])).toEqual([['home-1'], ['one'], ['two', 'card'], ['home-9']])
    expect(renderBlocks({ blocks: [header, text('one')], ...english, debug: true })).not.toContain('block-place')
  })

  it('of an unknown type leave a note, in production nothing (PAGE-09, OR-80)', () => {
    expect(render([unknown, text('one')], true).querySelector('[role=note]')?.textContent).toContain('cb_unheard_of')
    expect(renderBlocks({ blocks: [unknown], ...english, debug: false })).toBe('')
  })

  it('that lack what they require leave a note, in production nothing (BLK-topic_teaser-01, OR-83)', () => {
    const titleless = { id: 'home-8', type: notShown, of: 'cb_topic_teaser' } as Block
    expect(render([titleless], true).querySelector('[role=note]')?.textContent).toContain('cb_topic_teaser (home-8)')
    expect(renderBlocks({ blocks: [titleless], ...english, debug: false })).toBe('')
  })

  it('have a component each', () => {
    expect(new Set(implementedContracts.map(({ type }) => type))).toEqual(new Set(blocks.keys()))
  })

  it('load the first picture at once, all others later', () => {
    const second = { ...header, id: 'home-2' } as Block
    const loading = [...render([header, second]).querySelectorAll('img')].map((img) => [
      img.getAttribute('loading'),
      img.getAttribute('fetchpriority'),
    ])
    expect(loading).toEqual([
      ['eager', 'high'],
      ['lazy', 'auto'],
    ])
  })

  it('carry the language of their record', () => {
    expect(render([header], false, 'de').textContent).toContain('Video ansehen')
    expect(render([header]).textContent).toContain('watch video')
  })
})

describe('an island', () => {
  it('has its props, and only those, beside it as JSON that cannot end its script', () => {
    const page = render([text('one'), header])
    const islands = page.querySelectorAll<HTMLElement>('[data-island]')
    expect(islands).toHaveLength(1)
    expect({ ...islands[0]!.dataset }).toEqual({ island: 'home-header', hydrate: 'interaction', prefix: 'b1-' })
    const script = islands[0]!.nextElementSibling!
    expect(script.getAttribute('type')).toBe('application/json')
    expect(script.textContent).not.toContain('</')
    expect(JSON.parse(script.textContent!)).toMatchObject({ tagline: 'Turn the room down.', video: { title: '</script><b>' } })
    expect(script.textContent).not.toContain('cbHomeHeader')
  })
})

describe('a block that fails', () => {
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.mocked(console.error).mockClear())

  it('is logged and left out; the rest of the page is rendered', () => {
    const quote = blocks.get('cb_quote')!
    const broken = { id: 'bad', type: 'cb_quote', cbQuoteText: 'x' } as unknown as Block
    blocks.set('cb_quote', {
      ...quote,
      Block: () => {
        throw new Error('boom')
      },
    })
    try {
      const page = render([text('one'), broken, text('two')])
      expect(page.textContent).toBe('onetwo')
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('bad (cb_quote)'),
        expect.objectContaining({ message: 'boom' }),
      )
      expect(render([broken], true).querySelector('[role=note]')?.textContent).toContain('boom')
    } finally {
      blocks.set('cb_quote', quote)
    }
  })
})
