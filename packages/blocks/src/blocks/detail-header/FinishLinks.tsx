import { useId } from 'react'
import type { FinishLinkValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate } from '../../i18n/format.ts'
import * as css from './DetailHeader.css.ts'
import type { DetailHeaderMessages } from './DetailHeader.messages.ts'

/**
 * The finishes that the pictures of the page can be seen in, as links; the script of the block shows them in place.
 * Fewer than two are no choice. The row has the fragment of the links as its id, so that the page opens with both
 * the row and the picture in view.
 */
export function FinishLinks({ links, messages }: { links: readonly FinishLinkValue[]; messages: DetailHeaderMessages }) {
  const titleId = `finishes${useId()}`
  if (links.length < 2) return null
  const current = links.find((link) => link.current)
  return (
    <nav
      className={css.finishes}
      id={links[0]!.href.split('#')[1]}
      data-part="detail-header-finishes"
      data-enhance="finishes"
      aria-labelledby={titleId}
    >
      <p className={css.label} data-part="detail-header-finishes-title" id={titleId}>
        {messages.finishes}
      </p>
      <ul className={css.finishList} data-part="detail-header-finishes-list">
        {links.map(({ name, href, image, current, lang }) => (
          <li key={href} data-part="detail-header-finishes-item">
            <a
              className={cx(css.finish, css.nestedLink)}
              data-part="detail-header-finish"
              data-in-place=""
              href={href}
              aria-current={current ? 'true' : undefined}
              lang={lang}
            >
              <span className={css.swatch} data-part="detail-header-swatch">
                {/* Its name stands below it. */}
                <Picture image={image && { ...image, alt: '' }} sizes="3.25rem" fill />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <output className={visuallyHidden} data-part="detail-header-finishes-status">
        {current && interpolate(messages.finishShown, { name: current.name })}
      </output>
    </nav>
  )
}
