import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { place } from '../../elements/styles/place.css.ts'
import { headingsFrom } from '../../elements/headings.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { SectionHead } from '../../elements/section-head/SectionHead.tsx'
import type { AwardOverviewTimelineFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { awardOverviewTimeline } from './AwardOverviewTimeline.contract.ts'
import * as css from './AwardOverviewTimeline.css.ts'
import { en, type AwardOverviewTimelineMessages } from './AwardOverviewTimeline.messages.ts'

export type AwardOverviewTimelineProps = AwardOverviewTimelineFields &
  OptionsOf<typeof awardOverviewTimeline> &
  MessagesOption<AwardOverviewTimelineMessages> &
  RootProps

const sizes = `${from.l} 25vw, ${from.s} 50vw, 40vw`
const wideSizes = `${from.s} 50vw, 40vw`

type Award = NonNullable<AwardOverviewTimelineFields['awards']>[number]

/** Cells of a row on large pages. */
const cells = 3
const isWide = ({ products = [] }: Award) => products.length > 1
/** Cells that the awards of a year leave free in their last row. */
const freeCells = (awards: readonly Award[]) =>
  cells -
  awards.reduce((used, award) => {
    const own = isWide(award) ? 2 : 1
    return used + own > cells ? own : used + own
  }, 0)

/**
 * All awards by year, the newest first; within a year in the order given.
 * @requirement BLK-award_timeline, AWARD-01 to AWARD-05
 */
export function AwardOverviewTimeline(props: AwardOverviewTimelineProps) {
  const { title, awards = [], action, headingLevel = 2 } = props
  const messages = { ...en, ...props.messages }
  const years = [...new Set(awards.map(({ year }) => year))].toSorted((a, b) => b - a)
  const [, Year, Name] = headingsFrom(headingLevel, !title)
  return (
    <div {...rootProps(props, place)} data-part="award-overview-timeline">
      <SectionHead
        title={title}
        headingLevel={headingLevel}
        action={action}
        part="award-overview-timeline"
        messages={messages}
        classNames={css.section}
      />
      {!years.length && (
        <p className={css.empty} data-part="award-overview-timeline-empty">
          {messages.empty}
        </p>
      )}
      {years.map((year) => {
        const ofYear = awards.filter((award) => Object.is(award.year, year))
        const last = ofYear.at(-1)!
        /** The last award takes what is left of its row. */
        const fill = isWide(last) || !last.products?.length ? undefined : [undefined, css.wider, css.widest][freeCells(ofYear)]
        return (
          <section key={year} className={css.year} data-part="award-overview-timeline-year">
            <Year className={css.number} data-part="award-overview-timeline-number">
              {year || ''}
            </Year>
            <ul className={css.awards} data-part="award-overview-timeline-awards">
              {ofYear.map((award) => {
                const { id, lang, name, category, products = [], designer } = award
                const isFilling = award === last && fill
                return (
                  <li
                    key={id}
                    className={cx(css.award, isWide(award) && css.wide, isFilling)}
                    data-part="award-overview-timeline-award"
                    lang={lang}
                  >
                    {products.length > 0 && (
                      <ul className={css.products} data-part="award-overview-timeline-products">
                        {products.map((product) => (
                          <li key={product.href} data-part="award-overview-timeline-item">
                            <a className={css.product} data-part="award-overview-timeline-product" href={product.href}>
                              <Picture
                                image={product.image && { ...product.image, alt: '' }}
                                sizes={isFilling ? wideSizes : sizes}
                              />
                              <span className={css.productName} data-part="award-overview-timeline-product-name">
                                {product.title}
                              </span>
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                    <Name className={css.name} data-part="award-overview-timeline-name">
                      {name}
                    </Name>
                    {category && (
                      <p className={css.category} data-part="award-overview-timeline-category">
                        {category}
                      </p>
                    )}
                    {designer?.name && (
                      <p className={css.designer} data-part="award-overview-timeline-designer">
                        {messages.designer}{' '}
                        <a className={css.link} data-part="award-overview-timeline-link" href={designer.href}>
                          {designer.name}
                        </a>
                      </p>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
