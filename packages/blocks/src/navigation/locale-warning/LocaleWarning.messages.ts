export const en = {
  /**
   * Language of these texts, a BCP 47 tag: both languages are named in it.
   * @requirement OR-09
   */
  locale: 'en',
  /**
   * `{requested}` and `{served}` are names of languages.
   * @requirement LOC-28
   */
  notice: 'This page is not available in {requested}. You will now see the {served} version.',
  /**
   * The notice where only parts of the page are in the other language.
   * @requirement LOC-36
   */
  partly: 'Parts of this page are not available in {requested}. You will see them in {served}.',
  close: 'Close notice',
}

type Texts = typeof en
export interface LocaleWarningMessages extends Texts {}
