import { folded } from '../../i18n/folded.ts'

/** A city's name as it is looked up: a hyphen is as good as a space. */
export const cityKey = (name: string) => folded(name).replaceAll('-', ' ').trim()
