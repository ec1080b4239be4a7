import type { Meta } from '@storybook/react-vite'
import { composePage } from '../testing/compose-page.tsx'
import { OtherQuestions } from './contact-page/OtherQuestions.tsx'
import { ProductBar } from './product-page/ProductBar.tsx'
import { ProductColors } from './product-page/ProductColors.tsx'
import { ProductFigures } from './product-page/ProductFigures.tsx'
import { ProductSpecification } from './product-page/ProductSpecification.tsx'
import { all, filtered } from './products-page/ProductsPage.fixtures.ts'
import { ProductsPage } from './products-page/ProductsPage.tsx'

/** Each kind of page of a site, made of the examples of its parts. */
const meta = { title: 'Pages/Whole pages', tags: ['!autodocs'] } satisfies Meta
export default meta

const quoteHref = '#quote'

export const Home = composePage('HomeHeader', 'Text', 'ImageText', 'Quote', 'Quote.anonymous', 'ImageText.mirrored')

export const Content = composePage(
  'StaticHeader.withoutPicture',
  'TopicTeaser',
  'TopicTeaser.right',
  'InDepthInfo',
  'Quote',
  'ImageGrid',
  'Info',
  'Hero',
  'CallToActionHero',
)

export const Family = composePage(
  'DetailHeader',
  ({ productPage }) => <ProductBar quoteHref={quoteHref} text="€690" messages={productPage} />,
  'ImageGallery',
  'InDepthInfo',
  'ModelList',
  ({ productPage }) => (
    <ProductFigures name="Dome" absorption={{ values: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5], measure: 'area' }} messages={productPage} />
  ),
  ({ productPage }) => <ProductSpecification lines={['9.8 kg', 'B-s1, d0 (EN 13501-1)']} messages={productPage} />,
  'DesignerQuote',
  'FamilyGrid',
)

export const Fabric = composePage(
  'DetailHeader.fabric',
  'Info',
  ({ productPage }) => (
    <ProductColors
      title="Lot 43"
      colors={[
        { id: 'moss', title: 'Moss', color: '#8a9845' },
        { id: 'cobalt', title: 'Cobalt', color: '#2a45c9' },
      ]}
      samples={{ href: '#samples', colorKey: 'colours', max: 8 }}
      messages={productPage}
    />
  ),
  'FamilyGrid',
)

export const Designer = composePage('DetailHeader.designer', 'Text', 'DesignerQuote', 'FamilyGrid')

export const Typology = composePage(({ productsPage }) => <ProductsPage {...filtered} messages={productsPage} />)

export const Issue = composePage(({ productsPage }) => (
  <ProductsPage {...filtered} title="Reverberation" color={undefined} image={undefined} messages={productsPage} />
))

/** A list without filters, with a link to the page above it. */
export const Ready2Go = composePage(({ productsPage }) => (
  <ProductsPage
    title="Ready2Go"
    parent={{ label: all.title, href: '#up' }}
    searchForm={{ href: '#', clearHref: '#' }}
    products={all.products}
    pattern="pattern3"
    allHref="#"
    messages={productsPage}
  />
))

export const Downloads = composePage('StaticHeader', 'DownloadList', 'PressKitOverview', 'CallToActionHero')

export const Careers = composePage('StaticHeader', 'JobList', 'Quote', 'Text')

export const Awards = composePage('StaticHeader', 'Text', 'AwardOverviewTimeline')

export const Contact = composePage('StaticHeader.withoutPicture', 'ContactForm', 'ImageText', ({ contactPage }) => (
  <OtherQuestions
    title={contactPage.otherQuestions}
    questions={[{ id: 'price', title: 'Prices', text: 'What, how many, where to.', href: quoteHref }]}
  />
))

/** A contact page with a form that another service hosts. */
export const HostedForm = composePage('StaticHeader.withoutPicture', 'EmbeddedForm', 'OfficeList')
