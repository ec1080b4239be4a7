export { LocaleWarning, type LocaleWarningProps } from './LocaleWarning.tsx'
export type { LocaleWarningMessages } from './LocaleWarning.messages.ts'
