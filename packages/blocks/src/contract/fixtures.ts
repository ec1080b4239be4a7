import type { Locale } from '../i18n/locales.ts'

/** One example of a block's props: whole in English, elsewhere only what differs. */
export type Fixture<Props> = { en: Props } & Partial<Record<Locale, Partial<Props>>>

/** A block's examples by name. */
export type Fixtures<Props> = Record<string, Fixture<Props>>

export const inLocale = <Props>(fixture: Fixture<Props>, locale: Locale): Props => ({ ...fixture.en, ...fixture[locale] })

/** A Storybook story of one example; the toolbar's language chooses among its texts. */
export const example = <Props>(fixture: Fixture<Props>) => ({ args: fixture.en, parameters: { fixture } })
