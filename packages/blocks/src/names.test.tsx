import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContactForm } from './blocks/contact-form/index.ts'
import { DownloadRequestForm, NewsletterForm } from './forms/index.ts'
import { ConsentNotice } from './navigation/consent-notice/index.ts'
import { ComparePage } from './pages/compare-page/index.ts'
import { four } from './pages/compare-page/ComparePage.fixtures.ts'
import { DealerPage } from './pages/dealer-page/index.ts'
import { FaqPage } from './pages/faq-page/index.ts'
import { ProductsPage } from './pages/products-page/index.ts'

/** The names under which a page sends what is typed or chosen. */
const namesIn = (html: string) => new Set(Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name]) => name))

it('fields of forms are sent under the names that the page gives, others under their own (FORM-53)', () => {
  const names = {
    gdpr: 'consent',
    homepage: 'trap',
    form: 'kind',
    first_name: 'firstName',
    email: 'mail',
    newsletter_subscribe: 'news',
  }
  const state = { form: 'contact', outcome: 'invalid', invalid: ['consent', 'mail'], values: { mail: 'a@', news: 'on' } } as const
  const html = renderToStaticMarkup(<ContactForm title="" form={{ names, state }} />)
  const sent = namesIn(html)
  for (const name of [...Object.values(names), 'last_name', 'company', 'subject']) expect(sent).toContain(name)
  for (const name of Object.keys(names)) expect(sent).not.toContain(name)
  const field = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)![0]
  expect(field('mail')).toMatch(/aria-invalid="true".* value="a@"/)
  expect(field('consent')).toContain('aria-invalid="true"')
  expect(field('news')).toContain('checked=""')
  for (const form of [
    <NewsletterForm key="a" form={{ names }} />,
    <DownloadRequestForm key="b" fileId="a" fileName="A" form={{ names }} />,
  ]) {
    expect(namesIn(renderToStaticMarkup(form))).toContain('mail')
    expect(namesIn(renderToStaticMarkup(form))).toContain('consent')
  }
})

it('a box that was not ticked is no wrong field for the sentence of all fields, whatever its name (FORM-53)', () => {
  const html = (invalid: readonly string[]) =>
    renderToStaticMarkup(
      <DownloadRequestForm
        fileId="a"
        fileName="A"
        form={{ names: { gdpr: 'consent' }, state: { form: 'download', outcome: 'invalid', invalid } }}
      />,
    )
  expect(html(['consent'])).toMatch(/data-part="form-summary" role="alert" hidden=""/)
  expect(html(['email'])).not.toMatch(/data-part="form-summary" role="alert" hidden=""/)
})

it('pages send their keys under the names that they are given (GEN-19)', () => {
  const faq = renderToStaticMarkup(<FaqPage href="/" items={[]} keywordKey="words" />)
  expect(namesIn(faq)).toEqual(new Set(['words']))
  const dealers = renderToStaticMarkup(<DealerPage href="/" dealers={[]} keywordKey="words" nearKey="city" />)
  expect(namesIn(dealers)).toEqual(new Set(['words', 'city']))
  const products = renderToStaticMarkup(
    <ProductsPage
      title="A"
      keywordKey="words"
      searchForm={{ href: '/', clearHref: '/' }}
      products={[{ id: 'a', title: 'A', href: '/a' }]}
      pattern="pattern1"
      compare={{
        listHref: '/',
        toggleKey: 'add',
        values: {},
        keys: { a: 'a' },
        chosen: [{ key: 'a', name: 'A' }],
        max: 2,
        href: '/',
      }}
      allHref="/"
    />,
  )
  expect(namesIn(products)).toEqual(new Set(['words', 'add']))
})

it('the consent is sent under the names that it is given, others are its own (CONSENT-08)', () => {
  const html = renderToStaticMarkup(<ConsentNotice href="/" names={{ choice: 'answer', statistics: 'counted' }} />)
  expect(namesIn(html)).toEqual(new Set(['answer', 'preferences', 'counted']))
})

it('pages take their title, and that of their texts without one (GEN-19)', () => {
  const titles = (title?: string) => [
    renderToStaticMarkup(<FaqPage href="/" items={[]} title={title} messages={{ title: 'Own text' }} />),
    renderToStaticMarkup(<ComparePage {...four} title={title} messages={{ title: 'Own text' }} />),
  ]
  const words = (html: string) => /<h1.*?<\/h1>/s.exec(html)![0].replaceAll(/<[^>]+>/g, '')
  for (const html of titles('Given')) expect(words(html)).toContain('Given')
  for (const html of titles()) expect(words(html)).toContain('Own text')
})
