import type { ReactElement } from 'react'
import { Calculator } from '../blocks/calculator/index.ts'
import { fixtures as designerCarousel } from '../blocks/designer-carousel/DesignerCarousel.fixtures.ts'
import { DesignerCarousel } from '../blocks/designer-carousel/index.ts'
import { EmbeddedForm } from '../blocks/embedded-form/index.ts'
import { Accordion } from '../elements/accordion/index.ts'
import { AcousticExpert } from '../blocks/acoustic-expert/index.ts'
import { ContactForm } from '../blocks/contact-form/index.ts'
import { DownloadRequestForm, FormCheck, FormField, NewsletterForm } from '../forms/index.ts'
import { Carousel } from '../elements/carousel/index.ts'
import { AbsorptionChart, DecayChart } from '../elements/charts/index.ts'
import { ActionButton, Button, DisplayTitle, FactList, Icon, Link, Picture, RichText } from '../elements/index.ts'
import { Tabs } from '../elements/tabs/index.ts'
import { Tooltip } from '../elements/tooltip/index.ts'
import { BlockSection, Cell, Grid, Stack } from '../layout/index.ts'
import { ErrorPage, NotFound } from '../navigation/error-page/index.ts'
import { brand, listLocaleLinks, menu } from '../navigation/fixtures.tsx'
import { ConsentNotice } from '../navigation/consent-notice/index.ts'
import { Breadcrumb, ContactButton, Footer, LocaleWarning, Pagination, ProgressBar, SiteHeader } from '../navigation/index.ts'
import { Search, SearchResults } from '../navigation/search/index.ts'
import { SearchPage } from '../navigation/search-page/index.ts'
import { ArticleBody, ArticleHeader, ArticleList, CategoryFilter, NextArticle } from '../pages/article-page/index.ts'
import { OtherQuestions } from '../pages/contact-page/index.ts'
import { JobPage } from '../pages/job-page/index.ts'
import { ComparePage } from '../pages/compare-page/index.ts'
import { four, none, searched } from '../pages/compare-page/ComparePage.fixtures.ts'
import { DealerPage } from '../pages/dealer-page/index.ts'
import { FaqPage } from '../pages/faq-page/index.ts'
import { GuidePage } from '../pages/guide-page/index.ts'
import { ProductBar, ProductColors, ProductDownloads, ProductFigures, ProductSpecification } from '../pages/product-page/index.ts'
import { ProductSound, ProductVoice } from '../pages/product-sound/index.ts'
import { StockProductPage } from '../pages/stock-product-page/index.ts'
import { ProductsPage } from '../pages/products-page/index.ts'
import { ProductCard, ProductGrid } from '../product-grid/index.ts'

const image = { src: '/a.webp', alt: 'A', width: 8, height: 6 }
const results = [
  { title: 'Panel', type: 'Product', href: '/panel', thumbnail: image, highlights: [{ start: 0, end: 3 }] },
  {
    title: 'Booth',
    type: 'Product',
    href: '/booth',
    excerpt: { text: 'One pane', highlights: [{ start: 4, end: 7 }] },
    notes: ['Kind'],
  },
]
const items = [{ id: 'a', title: 'A', count: 1, content: 'a' }]
export const downloads = (
  <ProductDownloads
    key="product-downloads"
    name="A"
    groups={[{ group: 'manuals', files: [{ id: 'a', name: 'A', href: '/a', fileName: 'a' }] }]}
    bundle={{ href: '/a', fileName: 'a' }}
  />
)

/** Every component that is neither a block nor a dialog, by itself and with all that it can show. Blocks are found by their folders. */
export const otherExamples: ReactElement[] = [
  <Accordion key="1" items={items} />,
  <Calculator key="calculator" finishes={[{ id: 'a', name: 'A' }]} queryText="wall=2x2&wall=2x2&opening=1_1x1_0x0&finish=a" />,
  <Carousel key="carousel" label="A" slides={[...items, { id: 'b', content: 'b' }]} />,
  <EmbeddedForm key="forms-1" hostedForms={{ request: () => ({ src: '/form', about: 'A' }) }} />,
  <EmbeddedForm key="forms-2" hostedForms={{ request: () => ({}), email: 'a@example.com', phone: '1' }} />,
  <OtherQuestions key="contact" questions={[{ id: 'a', title: 'A', text: 'a', href: '/a' }]} />,
  <NewsletterForm key="newsletter" />,
  <FormField key="field" name="name" prefix="a" label="Name" maxLength={80} error="Enter your name" />,
  <FormCheck key="check" name="gdpr" prefix="a" error="Agree to it">
    I agree
  </FormCheck>,
  <FactList key="facts" facts={[{ name: 'Size', value: '30 cm' }]} />,
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
  <ErrorPage key="16" href="/" code={500} message="No" scene={<Picture image={image} fill />} />,
  <NotFound key="17" href="/" message="No" lead="lead" scene={<Picture image={image} fill />} />,
  <Breadcrumb key="18" homeHref="/" trail={[{ label: 'A', href: '/a' }, { label: 'B' }]} />,
  <ContactButton key="19" href="/contact" />,
  <ConsentNotice key="consent" href="/kept" privacyHref="/privacy" />,
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
    locales={listLocaleLinks('en')}
    newsletter="Newsletter"
    wordmark="Brand"
  />,
  <LocaleWarning key="21" requestedLocale="it" contentLocale="en" />,
  <Pagination key="22" page={5} pages={12} href="/a?page={page}" />,
  <ProgressBar key="23" />,
  <SiteHeader
    shortcuts={menu}
    key="24"
    {...brand}
    menu={menu}
    locales={listLocaleLinks('en')}
    search={<Search href="/search" />}
  />,
  <SearchResults key="25" listId="results" results={results} />,
  <SearchResults key="26" listId="waiting" results={[]} status="loading" />,
  <SearchResults key="28" listId="none" results={[]} emptyAction={{ label: 'Ask', href: '/contact' }} />,
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
    details={{ location: 'Here', website: 'https://example.com' }}
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
  <ProductBar key="product-bar" quoteHref="/quote" text="a" />,
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
  <ProductSound key="product-sound" name="A" absorption={{ values: [0.4, 0.9, 1.5, 1.8, 1.8, 1.7], measure: 'area' }} />,
  <ProductVoice key="product-voice" name="A" reduction={25} />,
  <ProductSpecification key="product-specification" lines={['a']} />,
  <StockProductPage
    key="stock-product"
    label="A"
    model="A"
    descriptionHtml="<p>a</p>"
    pictures={[image, { ...image, src: '/b.webp' }].map((picture) => ({ image: picture, thumbnail: picture }))}
    finishes={['A', 'B'].map((type) => ({ name: type, type, exterior: true }))}
    quote={{ href: '/a', values: { product: 'a' }, combinationKey: 'finish', combinations: ['a'] }}
    family={{ name: 'A', href: '/a' }}
    related={[{ id: 'a', title: 'A', href: '/a' }]}
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
    searchForm={{ href: '/', values: { issue: 'a' }, clearHref: '/' }}
    keyword="a"
    products={[{ id: 'a', title: 'A', href: '/a' }]}
    pattern="pattern1"
    pages={{ page: 1, pages: 2, href: '/?page={page}', firstHref: '/' }}
    compare={{ listHref: '/', values: { a: 'b' }, keys: { a: 'a' }, chosen: [{ key: 'a', name: 'A' }], max: 1, href: '/compare' }}
    allHref="/"
  />,
  <ProductsPage
    key="products-2"
    title="A"
    searchForm={{ href: '/', clearHref: '/' }}
    products={[]}
    pattern="pattern3"
    allHref="/"
  />,
  <ProductsPage
    key="products-3"
    title="A"
    searchForm={{ href: '/', clearHref: '/' }}
    products={[{ id: 'a', title: 'A', href: '/a' }]}
    pattern="pattern1"
    helpLink={{ title: 'A', text: 'a', href: '/a' }}
    allHref="/"
  />,
  <ComparePage key="compare-1" {...four} max={5} />,
  <ComparePage key="compare-3" {...four} />,
  <ComparePage key="compare-2" {...searched} products={[]} suggestions={none.suggestions} />,
  <DesignerCarousel key="designers-grid" {...designerCarousel.complete.en} layout="grid" />,
  <ProductCard key="product-1" product={{ id: 'a', title: 'A', href: '/a', image }} headingLevel={2} />,
  <ProductCard key="product-2" product={{ id: 'a', title: 'A', href: '/a' }} headingLevel={2} />,
  <ProductGrid key="product-3" products={[{ id: 'a', title: 'A', href: '/a' }]} />,
  <ActionButton key="action" action={{ label: 'A', href: '/a' }} />,
  <Search key="search" href="/search" />,
  <Grid key="grid">a</Grid>,
  <Cell key="cell">a</Cell>,
  <Stack key="stack">a</Stack>,
]
