// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { Calculator } from './blocks/calculator/index.ts'
import { fixtures as designerCarousel } from './blocks/designer-carousel/DesignerCarousel.fixtures.ts'
import { DesignerCarousel } from './blocks/designer-carousel/index.ts'
import { fixtures as homeHeader } from './blocks/home-header/HomeHeader.fixtures.ts'
import { WatchVideo } from './blocks/home-header/WatchVideo.tsx'
import { en as homeHeaderTexts } from './blocks/home-header/HomeHeader.messages.ts'
import { fixtures as imageGallery } from './blocks/image-gallery/ImageGallery.fixtures.ts'
import { ImageGallery } from './blocks/image-gallery/index.ts'
import { fixtures as videoPlayer } from './blocks/video-player/VideoPlayer.fixtures.ts'
import { VideoPlayer } from './blocks/video-player/index.ts'
import { EmbeddedForm } from './blocks/embedded-form/index.ts'
import { Accordion } from './elements/accordion/index.ts'
import { AcousticExpert } from './blocks/acoustic-expert/index.ts'
import { ContactForm } from './blocks/contact-form/index.ts'
import { DownloadRequestForm, NewsletterForm } from './forms/index.ts'
import { Carousel } from './elements/carousel/index.ts'
import { AbsorptionChart, DecayChart } from './elements/charts/index.ts'
import { Button, DisplayTitle, Icon, Link, Picture, RichText } from './elements/index.ts'
import { Tabs } from './elements/tabs/index.ts'
import { Tooltip } from './elements/tooltip/index.ts'
import { visuallyHidden } from './elements/styles/visually-hidden.css.ts'
import * as library from './generated/index.ts'
import { BlockSection, Cell, Grid } from './layout/index.ts'
import { Modal } from './modal/index.ts'
import { ErrorPage, NotFound, SpotlightLead, SpotlightScene } from './navigation/error-page/index.ts'
import { dark } from './navigation/error-page/SpotlightScene.fixtures.tsx'
import { brand, localesOf, menu } from './navigation/fixtures.tsx'
import { ConsentNotice } from './navigation/consent-notice/index.ts'
import { Breadcrumb, ContactButton, Footer, LocaleWarning, Pagination, ProgressBar, SiteHeader } from './navigation/index.ts'
import { Search, SearchResults } from './navigation/search/index.ts'
import { SearchPage } from './navigation/search-page/index.ts'
import { ArticleBody, ArticleHeader, ArticleList, CategoryFilter, NextArticle } from './pages/article-page/index.ts'
import { OtherQuestions } from './pages/contact-page/index.ts'
import { JobPage } from './pages/job-page/index.ts'
import { ComparePage } from './pages/compare-page/index.ts'
import { four, none, searched } from './pages/compare-page/ComparePage.fixtures.ts'
import { DealerPage } from './pages/dealer-page/index.ts'
import { FaqPage } from './pages/faq-page/index.ts'
import { GuidePage } from './pages/guide-page/index.ts'
import { ProductColors, ProductDownloads, ProductFigures, TenderText } from './pages/product-page/index.ts'
import { StockProductPage } from './pages/stock-product-page/index.ts'
import { ProductsPage } from './pages/products-page/index.ts'
import { ProductCard } from './product-grid/index.ts'
import { everyExample } from './testing/every-block.ts'
import { stubMedia } from './testing/media.ts'
import { stubObservers } from './testing/observers.ts'

const image = { src: '/a.webp', alt: 'A', width: 8, height: 6 }
const results = [
  { title: 'Panel', type: 'Product', href: '/panel', thumbnail: image, highlights: [{ start: 0, end: 3 }] },
  { title: 'Booth', type: 'Product', href: '/booth', excerpt: { text: 'One pane', highlights: [{ start: 4, end: 7 }] } },
]
const items = [{ id: 'a', title: 'A', count: 1, content: 'a' }]
const nothing = () => {}

const downloads = (
  <ProductDownloads
    key="product-downloads"
    name="A"
    groups={[{ group: 'manuals', files: [{ id: 'a', name: 'A', href: '/a', fileName: 'a' }] }]}
    bundle={{ href: '/a', fileName: 'a' }}
  />
)

/** Every component that is neither a block nor a dialog, with all that it can show. Blocks are found by their folders. */
const others: ReactNode[] = [
  <Accordion key="1" items={items} />,
  <Calculator key="calculator" finishes={[{ id: 'a', name: 'A' }]} search="wall=2x2&wall=2x2&opening=1_1x1_0x0&finish=a" />,
  <Carousel key="carousel" label="A" slides={[...items, { id: 'b', content: 'b' }]} />,
  <EmbeddedForm key="forms-1" hostedForms={{ request: () => ({ src: '/form', about: 'A' }) }} />,
  <EmbeddedForm key="forms-2" hostedForms={{ request: () => ({}), email: 'a@example.com', phone: '1' }} />,
  <OtherQuestions key="contact" questions={[{ id: 'a', title: 'A', text: 'a', href: '/a' }]} />,
  <NewsletterForm key="newsletter" />,
  <ContactForm
    key="form"
    title="A"
    form={{ kind: 'question', privacyHref: '/privacy', about: { product: 'B' }, topics: { product: 'B' } }}
  />,
  <AcousticExpert key="expert" title="A" hasForm>
    <NewsletterForm />
  </AcousticExpert>,
  <DownloadRequestForm key="request" fileId="a" fileName="A" lockedType="full_locked" />,
  <AbsorptionChart key="charts-1" absorbers={[{ name: 'A', values: [1, 1, 1, 1, 1, 1] }]} />,
  <DecayChart key="charts-2" decays={[{ name: 'A', seconds: 1 }]} target={0.6} />,
  <Button key="2">Send</Button>,
  <Button key="3" href="/a" newTab>
    Go
  </Button>,
  <Button key="4" href="/a" disabled>
    Go
  </Button>,
  <DisplayTitle key="5" headingLevel={2} text="A title" />,
  <Icon key="6" name="arrow" />,
  <Link key="7" href="/a">
    A
  </Link>,
  <Link key="8" href="/a" newTab>
    A
  </Link>,
  <Picture key="9" image={image} />,
  <RichText key="10" html="<table><tr><td>1</td><td>2</td><td>3</td></tr></table>" />,
  <Tabs key="11" label="Tabs" tabs={items} />,
  <Tooltip key="12">More</Tooltip>,
  <BlockSection key="13" width={{ l: 8, m: 10, s: 12 }}>
    a
  </BlockSection>,
  <BlockSection key="14" bleed>
    <Grid>
      <Cell>a</Cell>
    </Grid>
  </BlockSection>,
  <ErrorPage key="16" href="/" code={500} message="No" scene={<SpotlightScene lit={image} />} />,
  <NotFound key="17" href="/" message="No" lead={<SpotlightLead dark="dark" lit="lit" />} scene={<SpotlightScene {...dark} />} />,
  <Breadcrumb key="18" homeHref="/" trail={[{ label: 'A', href: '/a' }, { label: 'B' }]} />,
  <ContactButton key="19" href="/contact" />,
  <ConsentNotice key="consent" action="/kept" privacyHref="/privacy" />,
  <Footer
    key="20"
    brand="Brand"
    about={menu}
    more={menu}
    legal={menu}
    socials={[
      { name: 'instagram', href: 'https://instagram.example/a' },
      { name: 'Own', href: 'https://own.example/a', icon: 'O' },
    ]}
    locales={localesOf('en')}
    newsletter="Newsletter"
    wordmark="Brand"
  />,
  <LocaleWarning key="21" requestedLocale="it" contentLocale="en" />,
  <Pagination key="22" page={5} pages={12} href="/a?page={page}" />,
  <ProgressBar key="23" />,
  <SiteHeader shortcuts={menu} key="24" {...brand} menu={menu} locales={localesOf('en')} search={<Search href="/search" />} />,
  <SearchResults key="25" id="results" results={results} />,
  <SearchResults key="26" id="waiting" results={[]} status="loading" />,
  <SearchResults key="28" id="none" results={[]} emptyAction={{ label: 'Ask', href: '/contact' }} />,
  <FaqPage key="30" href="/faq" items={[{ id: 'a', question: 'A?', answerHtml: '<p>B</p>' }]} />,
  <DealerPage
    key="dealers"
    href="/dealers"
    contactHref="/write"
    form="form"
    near={{ place: 'X', isUnknown: true }}
    cities={['C']}
    mapSrc="/world.svg"
    dealers={[
      { id: 'a', name: 'A', country: 'B', address: ['C'], email: 'a@b.example', phone: '1', isLightingRep: true, distance: 1 },
      ...['D', 'E', 'F', 'G'].map((name, latitude) => ({
        id: name,
        name,
        country: name,
        address: [],
        coordinates: { latitude, longitude: 0 },
      })),
    ]}
  />,
  <DealerPage key="nearest" href="/dealers" near="here" dealers={[]} />,
  <GuidePage key="29" title="A" subtitle="b" intro="c" image={image} color="#a9cde6" parentHref="/guides" />,
  <SearchPage key="29" href="/search" status="short" suggestions={[{ label: 'Samples', href: '/samples' }]} />,
  <SearchPage key="27" href="/search" keyword="pan" results={results} emptyAction={{ label: 'Ask', href: '/contact' }} />,
  <ArticleHeader
    key="articles-1"
    title="A"
    intro="a"
    category={{ title: 'Rooms', href: '/rooms' }}
    color="#1f3b2d"
    date="2026-05-28"
    readTime={60}
    facts={{ location: 'Here', website: 'https://example.com' }}
    image={image}
  />,
  <ArticleList
    key="articles-2"
    title="A"
    intro="a"
    articles={['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, href: `/${id}` }))}
    categories={[{ id: 'rooms', title: 'Rooms', href: '/rooms' }]}
    allHref="/"
  />,
  <ArticleList key="articles-3" title="A" articles={[]} categories={[]} allHref="/" />,
  <CategoryFilter key="articles-4" categories={[{ id: 'rooms', title: 'Rooms', href: '/rooms' }]} current="rooms" allHref="/" />,
  <ArticleBody key="articles-6">a</ArticleBody>,
  <NextArticle key="articles-5" article={{ id: 'a', title: 'A', href: '/a', intro: 'a' }} />,
  <ProductFigures
    key="product-figures"
    name="A"
    principles={[{ id: 'a', title: 'A', image }]}
    performances={[{ label: 'A', value: 'a' }]}
    absorption={{ values: [1, 1, 1, 1, 1, 1], measure: 'area' }}
  />,
  downloads,
  <ProductColors
    key="product-colors"
    title="A"
    colors={[{ id: 'a', title: 'A', color: '#8a9845', description: 'a' }]}
    samples={{ href: '/a', colorKey: 'colors', max: 2, values: { product: 'a' } }}
  />,
  <TenderText key="tender-text" lines={['a']} />,
  <StockProductPage
    key="stock-product"
    label="A"
    model="A"
    descriptionHtml="<p>a</p>"
    pictures={[image, { ...image, src: '/b.webp' }].map((picture) => ({ image: picture, thumbnail: picture }))}
    finishes={['A', 'B'].map((type) => ({ name: type, type, exterior: true }))}
    quote={{ href: '/a', values: { product: 'a' }, combinationKey: 'finish', combinations: ['a'] }}
    family={{ name: 'A', href: '/a' }}
    others={[{ id: 'a', title: 'A', href: '/a' }]}
  />,
  <JobPage key="29" title="A" locations={['A']} date="2026-10-12" intro="a" applyHref="/apply" spontaneousHref="/apply" />,
  <ProductsPage
    key="products-1"
    title="A"
    intro="a"
    image={image}
    color="#1f3b2d"
    parent={{ label: 'B', href: '/b' }}
    types={[
      { id: 'a', title: 'A', count: 1, href: '/a', current: true },
      { id: 'b', title: 'B', count: 1 },
    ]}
    chosen={[{ id: 'a', label: 'A', href: '/' }]}
    search={{ href: '/', values: { issue: 'a' }, clearHref: '/' }}
    keyword="a"
    products={[{ id: 'a', title: 'A', href: '/a' }]}
    pattern="pattern1"
    pages={{ page: 1, pages: 2, href: '/?page={page}', firstHref: '/' }}
    compare={{ action: '/', values: { a: 'b' }, keys: { a: 'a' }, chosen: [{ key: 'a', name: 'A' }], max: 1, href: '/compare' }}
    allHref="/"
  />,
  <ProductsPage key="products-2" title="A" search={{ href: '/', clearHref: '/' }} products={[]} pattern="pattern3" allHref="/" />,
  <ProductsPage
    key="products-3"
    title="A"
    search={{ href: '/', clearHref: '/' }}
    products={[{ id: 'a', title: 'A', href: '/a' }]}
    pattern="pattern1"
    elsewhere={{ title: 'A', text: 'a', href: '/a' }}
    allHref="/"
  />,
  <ComparePage key="compare-1" {...four} max={5} />,
  <ComparePage key="compare-3" {...four} />,
  <ComparePage key="compare-2" {...searched} products={[]} ready={none.ready} />,
  <DesignerCarousel key="designers-grid" {...designerCarousel.complete.en} layout="grid" />,
  <ProductCard key="product-1" product={{ id: 'a', title: 'A', href: '/a', image }} headingLevel={2} />,
  <ProductCard key="product-2" product={{ id: 'a', title: 'A', href: '/a' }} headingLevel={2} />,
]

/** Components that render no element of their own name. */
const withoutRoot = new Set(['ActionButton', 'BlockScripts', 'NotFound', 'RouterLinks'])
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const components = Object.keys(library).filter((name) => /^[A-Z]/.test(name) && !withoutRoot.has(name))

/** What a brand may want to style; the HTML of an editor is styled by its tags. */
const styleable =
  'h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,a,button,img,figure,figcaption,blockquote,nav,form,input,video,iframe,output,mark'

const seen = new Set<string>()
const bare = new Set<string>()

/** Notes the names on the page, and what has none. */
function note() {
  for (const element of document.body.querySelectorAll('*')) {
    const part = element.getAttribute('data-part')
    if (part) seen.add(part)
    else if (
      !element.parentElement?.closest('[data-part="rich-text"], svg') &&
      (hasOwnClass(element) || element.matches(styleable))
    )
      bare.add((element.cloneNode() as Element).outerHTML)
  }
}
const hasOwnClass = (element: Element) => [...element.classList].some((name) => !visuallyHidden.split(' ').includes(name))

beforeAll(async () => {
  stubMedia({ suits: false })
  stubObservers()
  for (const part of [...everyExample.map(({ Block, props, title }) => <Block key={title} {...props} />), ...others]) {
    document.body.innerHTML = renderToString(part)
    note()
  }
  document.body.replaceChildren()
  render(
    <Modal open onOpenChange={nothing} title="A">
      a
    </Modal>,
  )
  note()
  cleanup()
  for (const video of [homeHeader.complete.en.video!, { provider: 'youtube', id: 'a', href: '/a' } as const]) {
    const { getByRole } = render(<WatchVideo video={video} messages={homeHeaderTexts} />)
    act(() => getByRole('link').click())
    note()
    cleanup()
  }
  render(<ImageGallery {...imageGallery.complete.en} />)
  act(() => document.querySelector<HTMLElement>('[data-part="image-gallery-tile"]')!.click())
  note()
  cleanup()
  render(downloads)
  act(() => document.querySelector<HTMLElement>('[href="#downloads"]')!.click())
  // It cannot be loaded here.
  vi.spyOn(console, 'error').mockImplementation(nothing)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await act(async () => document.querySelector<HTMLElement>('[role=dialog] [download]')!.click())
  note()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  const { getByRole } = render(<VideoPlayer {...videoPlayer.complete.en} />)
  act(() => getByRole('link').click())
  note()
  act(() => void document.querySelector('video')!.dispatchEvent(new Event('error')))
  note()
  cleanup()
})

it('every element with styles of ours, heading, text, picture, list and control has a name', () => {
  expect([...bare]).toEqual([])
})

it('every component has its own name on its outermost element', () => {
  expect(components.map(kebab).filter((name) => !seen.has(name))).toEqual([])
  expect(components.length).toBeGreaterThan(35)
})

/** The names are public: a change of this table is a change for every brand. */
it('the names are those of the table in the read-me', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const table = /<!-- parts -->([^]*)<!-- end of parts -->/.exec(readme)?.[1] ?? ''
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [root, ...parts] = [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
      return [root!, ...parts.map((part) => `${root}-${part}`)]
    })
  expect([...seen].toSorted()).toEqual(named.toSorted())
})
