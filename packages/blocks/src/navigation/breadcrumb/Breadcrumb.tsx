import type { Crumb } from './breadcrumb-list.ts'
import * as css from './Breadcrumb.css.ts'
import { en, type BreadcrumbMessages } from './Breadcrumb.messages.ts'

export interface BreadcrumbProps {
  /** Address of the home page in the language shown. */
  home: string
  /** The steps below the home page; the last one is the page shown and no link. */
  trail: readonly Crumb[]
  messages?: Partial<BreadcrumbMessages>
}

/** The way from the home page to this one (BC-01, OR-99). */
export function Breadcrumb({ home, trail, ...rest }: BreadcrumbProps) {
  const messages = { ...en, ...rest.messages }
  const steps: Crumb[] = [{ label: messages.home, url: home }, ...trail]
  return (
    <nav aria-label={messages.label}>
      <ol className={css.trail}>
        {steps.map(({ label, url, lang }, i) => {
          const last = i === steps.length - 1
          return (
            <li key={`${label} ${url}`} className={css.step}>
              {last || url === undefined ? (
                <span className={css.here} lang={lang} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <a className={css.link} href={url} lang={lang}>
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
