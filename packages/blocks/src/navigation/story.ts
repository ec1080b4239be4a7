import { locales, type Locale } from '../contract/fixtures.ts'

/** The language of Storybook's toolbar; pseudo and right to left are English. */
export const localeOf = (choice: unknown): Locale => locales.find((locale) => locale === choice) ?? 'en'

/** A component's texts in that language. */
export const textsIn = <Texts>(messages: Record<Locale, Texts>, choice: unknown) => messages[localeOf(choice)]
