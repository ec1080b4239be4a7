import { isObject } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { textsIn, type Written } from './texts.ts'

/** Calling codes by country. */
const callingCodes: Record<string, string> = {
  ae: '971',
  at: '43',
  au: '61',
  be: '32',
  ca: '1',
  ch: '41',
  cz: '420',
  de: '49',
  dk: '45',
  es: '34',
  fi: '358',
  fr: '33',
  gb: '44',
  gr: '30',
  ie: '353',
  it: '39',
  jp: '81',
  kr: '82',
  lu: '352',
  mx: '52',
  nl: '31',
  no: '47',
  nz: '64',
  pl: '48',
  pt: '351',
  se: '46',
  sg: '65',
  us: '1',
  za: '27',
}

/** Telephone numbers of another country than that of their place, and links that lead to another number than they show (FACT-05). */
export function telephoneProblems(records: readonly Written[]): Problem[] {
  const ofPlaces = records.flatMap(({ file, value }) => {
    const [country, telephone] = [value['ctLocationCountry'], value['ctLocationTelephone']]
    const code = isObject(country) ? callingCodes[String(country['code'])] : undefined
    const path = 'ctLocationTelephone'
    return !code || telephone === undefined || String(telephone).startsWith(`+${code} `)
      ? []
      : [{ file, path, message: `must be a number of its country, +${code}: ${String(telephone)}` }]
  })
  const ofLinks = records.flatMap(({ file, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      [...text.matchAll(/href="tel:([^"]+)"[^>]*>([^<]+)</g)]
        .filter(([, linked, shown]) => linked !== shown!.replaceAll(/[^+\d]/g, ''))
        .map(([, linked]) => ({ file, path, message: `shows another number than it calls: ${linked}` })),
    ),
  )
  return [...ofPlaces, ...ofLinks]
}
