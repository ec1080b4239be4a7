import type { Crumb } from './breadcrumb-list.ts'
import * as css from './Breadcrumb.css.ts'
import { cx } from '../../elements/styles/cx.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type BreadcrumbMessages } from './Breadcrumb.messages.ts'

export interface BreadcrumbProps extends RootProps {
  /** Address of the home page in the language shown. */
  homeHref: string
  /** The steps below the home page; the last one is the page shown and no link. */
  trail: readonly Crumb[]
  /** The page begins below an inverted `SiteHeader`: the trail lies over its first block, on a scrim. Default `false`. */
  inverted?: boolean | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<BreadcrumbMessages> | undefined
}

/**
 * The links from the home page to the current page.
 * @requirement BC-01, OR-99
 */
export function Breadcrumb({ homeHref, trail, inverted = false, ...rest }: BreadcrumbProps) {
  const messages = { ...en, ...rest.messages }
  const steps: Crumb[] = [{ label: messages.home, href: homeHref }, ...trail]
  return (
    <nav aria-label={messages.label} {...rootProps(rest)} data-part="breadcrumb" data-inverted={inverted || undefined}>
      <ol className={cx(css.trail, inverted && css.over)} data-part="breadcrumb-list">
        {steps.map(({ label, href, lang }, i) => {
          const last = i === steps.length - 1
          return (
            <li key={`${label} ${href}`} className={css.step} data-part="breadcrumb-item">
              {last || href === undefined ? (
                <span className={css.here} data-part="breadcrumb-current" lang={lang} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <a className={css.link} data-part="breadcrumb-link" href={href} lang={lang}>
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
