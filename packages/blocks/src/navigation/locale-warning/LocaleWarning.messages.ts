export const en = {
  /** Language of these texts, a BCP 47 tag: both languages are named in it (OR-09). */
  locale: 'en',
  /** LOC-28: `{requested}` and `{served}` are names of languages. */
  notice: 'This page is not available in {requested}. You will now see the {served} version.',
  close: 'Close notice',
}

export type LocaleWarningMessages = typeof en
