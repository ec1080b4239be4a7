import type { ColorValue, ImageValue } from '../../contract/values.ts'
import { Button } from '../../elements/button/Button.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import type { ProductShape } from '../../generated/props.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { Pagination } from '../../navigation/pagination/Pagination.tsx'
import type { Pattern } from '../../product-grid/patterns.ts'
import { ProductGrid } from '../../product-grid/ProductGrid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { CompareBar, compareForm, type CompareChoice } from './CompareBar.tsx'
import { ProductFilter, type FilterEntry, type FilterGroup } from './ProductFilter.tsx'
import * as css from './ProductsPage.css.ts'
import { en, type ProductsPageMessages } from './ProductsPage.messages.ts'

/** A filter that is chosen, or a keyword. */
export interface ChosenFilter {
  /** Id of the filter. */
  id: string
  /** Label. */
  label: string
  /** Address of the products without it. */
  href: string
}

export interface ProductsPageProps extends RootProps {
  /** Kind of the products. */
  title: string
  /** A sentence or two under the title. */
  intro?: string | undefined
  /** Beside the title. */
  image?: ImageValue | undefined
  /**
   * Colour behind title and intro.
   * @requirement TYPO-14
   */
  color?: ColorValue | undefined
  /**
   * The page above this one.
   * @requirement R2G-01
   */
  parent?: { label: string; href: string } | undefined
  /** Kinds of product to filter by; without these, `issues` and `figures` there is no filter. */
  types?: readonly FilterEntry[] | undefined
  /** Purposes of products, to filter by. */
  issues?: readonly FilterEntry[] | undefined
  /**
   * Figures to filter by, such as a class or a depth, each with its name; one without entries is left out. Default: none.
   * @requirement TYPO-16
   */
  figures?: readonly FilterGroup[] | undefined
  /**
   * Chosen filters, each with the address without it.
   * @requirement TYPO-05
   */
  chosen?: readonly ChosenFilter[] | undefined
  /** The search form: where it is sent, with which other values, and the address of its button to clear it. */
  searchForm: { href: string; values?: Readonly<Record<string, string>> | undefined; clearHref: string }
  /** Name under which the form sends the keyword. Default `search`. */
  keywordKey?: string | undefined
  /** Keyword of the search. Default: none. */
  keyword?: string | undefined
  /** The search did not work, so all products are shown, with a sentence about it. Default `false`. */
  failed?: boolean | undefined
  /** No product has all words of the keyword; these have most of them. Default false. */
  partial?: boolean | undefined
  /** The products of this page of the grid. */
  products: readonly ProductShape[]
  /** Products to propose where there are none. Default: none. */
  nearest?: readonly ProductShape[] | undefined
  /** Number of products on all pages. Default: that of those given. */
  total?: number | undefined
  /**
   * Pattern of the rows of cards.
   * @requirement RT-33
   */
  pattern: Pattern
  /** The pages of a long grid: the one shown, how many, and their address with `{page}` in the number's place. */
  pages?: { page: number; pages: number; href: string; firstHref: string } | undefined
  /** Products that can be compared, and those chosen. Default: none. */
  compare?: CompareChoice | undefined
  /** A link for those who have not found it, after the last product. Default: none. */
  helpLink?: { title: string; text?: string | undefined; href: string } | undefined
  /** Address without any filter, for when nothing is left. */
  allHref: string
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductsPageMessages> | undefined
}

const sizes = `${from.m} 42vw, 100vw`

/**
 * Products to choose from: a head, filters and a search, and the grid. All of it are links and a form. A script may replace each
 * `data-swap` by that of another address, as the `data-in-place` links lead to.
 * @requirement TYPO-01 to TYPO-06, TYPO-14, R2G-01 to R2G-04
 */
export function ProductsPage({ title, intro, image, color, parent, ...rest }: ProductsPageProps) {
  const {
    types = [],
    issues = [],
    figures = [],
    chosen = [],
    searchForm,
    keywordKey = 'search',
    keyword = '',
    failed,
    partial,
  } = rest
  const { products, nearest = [], total = products.length, pattern, pages, compare, helpLink, allHref } = rest
  const messages = { ...en, ...rest.messages }
  const count = partial ? messages.partial : messages.count
  const own = toCustomColor(color)
  const n = compare?.chosen.length
  const compared = n ? interpolate(plural(messages.comparedNow, n, messages.locale), { n }) : ''
  const isNarrowed = chosen.length > 0 || keyword !== ''
  const hasMore = pages && pages.page < pages.pages
  return (
    <div {...rootProps(rest, css.page)} data-part="products-page" data-enhance="products">
      <header
        className={cx(css.head, own && (own.legible ? css.coloured : css.striped), own?.texture && surfaceClass)}
        data-part="products-page-head"
        data-swap="head"
        style={own?.style}
      >
        <Grid>
          <div className={cx(css.text, image?.src ? css.beside : css.wide)} data-part="products-page-text">
            {parent && (
              <a className={css.parent} data-part="products-page-parent" href={parent.href}>
                <span className={css.back} data-part="products-page-back">
                  <Icon name="arrow" />
                </span>
                {parent.label}
              </a>
            )}
            <DisplayTitle headingLevel={1} size={image?.src ? 'title' : 'display'} text={title} />
            {intro && (
              <p className={css.intro} data-part="products-page-intro">
                {intro}
              </p>
            )}
          </div>
          {image?.src && (
            <div className={css.media} data-part="products-page-media">
              <Picture image={image} sizes={sizes} priority fill />
            </div>
          )}
        </Grid>
      </header>
      <Grid>
        <div className={css.body} data-part="products-page-body">
          {[types, issues, figures].some((list) => list.length > 0) && (
            <ProductFilter types={types} issues={issues} figures={figures} messages={messages} />
          )}
          <div className={css.tools} data-part="products-page-tools">
            <div className={css.picked} data-part="products-page-picked">
              <output className={css.status} data-part="products-page-status" data-swap="status" tabIndex={-1}>
                {failed ? messages.failed : interpolate(plural(count, total, messages.locale), { n: total })}
              </output>
              <ul className={css.chosen} data-part="products-page-chosen" data-swap="chosen">
                {chosen.map(({ id, label, href }) => (
                  <li key={id} data-part="products-page-choice">
                    <a
                      className={css.pill}
                      data-part="products-page-pill"
                      data-in-place=""
                      href={href}
                      aria-label={interpolate(messages.remove, { name: label })}
                    >
                      {label}
                      <Icon name="close" />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <SearchField
              part="products-page"
              href={searchForm.href}
              name={keywordKey}
              keyword={keyword}
              messages={messages}
              classNames={{ search: css.search, field: css.field, submit: css.submit, input: css.input }}
            >
              <span className={css.values} data-part="products-page-values" data-swap="values">
                {Object.entries(searchForm.values ?? {}).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} data-part="products-page-value" />
                ))}
                {keyword && (
                  <a
                    className={css.submit}
                    data-part="products-page-clear"
                    data-in-place=""
                    href={searchForm.clearHref}
                    aria-label={messages.clear}
                  >
                    <Icon name="close" />
                  </a>
                )}
              </span>
            </SearchField>
          </div>
          <h2 className={visuallyHidden} data-part="products-page-heading">
            {messages.products}
          </h2>
          <div className={css.results} data-part="products-page-results" data-swap="results">
            <ProductGrid
              products={products}
              pattern={pattern}
              headingLevel={3}
              priority={!image?.src}
              comparison={
                compare && {
                  formId: compareForm,
                  name: compare.toggleKey ?? 'toggle',
                  keys: compare.keys,
                  selected: compare.chosen.map(({ key }) => key),
                  max: compare.max,
                }
              }
              footer={
                helpLink &&
                !hasMore && (
                  <a className={css.helpLink} data-part="products-page-help" href={helpLink.href}>
                    <span className={css.elsewhereTitle} data-part="products-page-help-title">
                      {helpLink.title}
                    </span>
                    {helpLink.text && <span data-part="products-page-help-text">{helpLink.text}</span>}
                    <Icon name="arrow" />
                  </a>
                )
              }
              messages={messages}
            />
            {products.length === 0 && (
              <div className={css.empty} data-part="products-page-empty">
                <p className={css.sentence} data-part="products-page-sentence">
                  {isNarrowed ? messages.empty : messages.none}
                </p>
                {isNarrowed && (
                  <Button href={allHref} variant="inverse">
                    {messages.showAll}
                  </Button>
                )}
              </div>
            )}
            {products.length === 0 && nearest.length > 0 && (
              <section data-part="products-page-nearest">
                <h3 className={css.nearest} data-part="products-page-nearest-title">
                  {messages.nearest}
                </h3>
                <ProductGrid products={nearest} pattern="plain" headingLevel={4} messages={messages} />
              </section>
            )}
            {hasMore && (
              <p className={css.more} data-part="products-page-more">
                <Button href={pages.href.replace('{page}', `${pages.page + 1}`)} variant="inverse">
                  {messages.more}
                </Button>
              </p>
            )}
            {pages && <Pagination {...pages} messages={messages} />}
          </div>
        </div>
      </Grid>
      {compare && (
        <>
          <output className={visuallyHidden} data-part="products-page-compared" data-swap="compared">
            {compared}
          </output>
          <CompareBar {...compare} messages={messages} />
        </>
      )}
    </div>
  )
}
