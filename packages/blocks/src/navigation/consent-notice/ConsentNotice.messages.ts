export const en = {
  title: 'What may we remember?',
  /** `{link}` leads to the privacy policy. */
  text: 'What the site needs is always kept, the rest only with consent and for one month. More in the {link}.',
  privacyLink: 'privacy policy',
  choose: 'Choose',
  necessary: 'Necessary',
  necessaryText: 'Your language and this choice. The site does not work without them.',
  preferences: 'Preferences',
  preferencesText: 'Downloads that you have unlocked stay unlocked in this browser.',
  statistics: 'Statistics',
  statisticsText: 'Which pages are read, so that we write better ones.',
  /** Shown if the browser asks not to be tracked. */
  untracked: 'Your browser asks not to be tracked, so this stays off.',
  save: 'Save my choice',
  necessaryOnly: 'Only what is needed',
  acceptAll: 'Accept all',
}

type Texts = typeof en
export interface ConsentNoticeMessages extends Texts {}
