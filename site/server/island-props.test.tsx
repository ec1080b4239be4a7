import { createApi, embeddedSource } from '@brand/content-api'
import { locales } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Header } from '../chrome/Header.tsx'
import { renderBlocks } from '../cms/BlockList.tsx'
import { Island, maxPropsSize } from '../cms/Island.tsx'
import { inProcess } from '../request/in-process.ts'

/** Names and sizes of the islands in HTML. */
const islandsIn = (html: string) =>
  [...html.matchAll(/data-island="([\w-]+)".*?<script type="application\/json">(.*?)<\/script>/gs)].map(
    ([, name, props]) => [name!, Buffer.byteLength(props!)] as const,
  )

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready

it(
  'the props of an island have at most 4 kB, on every page of the demo content (RELIABILITY 25)',
  { timeout: 60_000 },
  async () => {
    const client = inProcess(api)
    const found: (readonly [place: string, size: number])[] = []
    for (const locale of locales) {
      const general = await client.general({ locale })
      const parts = {
        [`/${locale}`]: renderToStaticMarkup(
          <Header general={general} contact="/contact" locale={locale} path="/" locales={[]} />,
        ),
      }
      for (const slug of await client.pages({ locale })) {
        const { response, usedLocale } = await client.page({ slug, locale })
        const blocks = response.ctPage.ctPageBody
        parts[`/${locale}/${slug}`] = renderBlocks({ blocks, contentLocale: usedLocale, locale, debug: false })
      }
      for (const [path, html] of Object.entries(parts))
        found.push(...islandsIn(html).map(([name, size]) => [`${name} on ${path}`, size] as const))
    }
    expect(found.length).toBeGreaterThan(2 * locales.length - 1)
    expect(found.filter(([, size]) => size > maxPropsSize)).toEqual([])
  },
)

it('an island’s props leave out what its HTML has (RELIABILITY 25)', () => {
  const island = {
    name: 'x',
    hydrate: 'idle',
    prefix: 'x-',
    Part: ({ list }: { list: string; kept: object }) => <i>{list}</i>,
  } as const
  const html = renderToStaticMarkup(<Island {...island} props={{ list: 'abc', kept: { list: 1 } }} inHtml={['list']} />)
  expect(html).toContain('<i>abc</i>')
  expect(html).toContain('>{"kept":{"list":1}}</script>')
})

it('rendering warns of larger props outside production (RELIABILITY 25)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const island = { name: 'x', hydrate: 'idle', prefix: 'x-', Part: () => <i /> } as const
  const render = (length: number, debug: boolean) =>
    renderToStaticMarkup(<Island {...island} props={{ text: 'é'.repeat(length) }} debug={debug} />)
  render(2000, true)
  render(2100, false)
  expect(warn).not.toHaveBeenCalled()
  render(2100, true)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('island x have 4211 bytes'))
  warn.mockRestore()
})
