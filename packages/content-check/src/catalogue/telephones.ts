import { isObject } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { textsIn, type Written } from './texts.ts'

const findCountry = (telephone: string) => parsePhoneNumberFromString(telephone)?.country?.toLowerCase()

/** A number as it is dialled. */
const dialled = (telephone: string) => parsePhoneNumberFromString(telephone)?.number ?? telephone.replaceAll(/[^+\d]/g, '')

/**
 * Telephone numbers of another country than that of their place, and links that lead to another number than they show.
 * @requirement FACT-05
 */
export function telephoneProblems(records: readonly Written[]): Problem[] {
  const ofPlaces = records.flatMap(({ file, value }) => {
    const country = isObject(value['ctLocationCountry']) && value['ctLocationCountry']['code']
    return textsIn(value['ctLocationTelephone'], 'ctLocationTelephone')
      .filter(({ text }) => typeof country === 'string' && findCountry(text) !== country)
      .map(({ path, text }) => ({ file, path, message: `must be a number of the country "${String(country)}": ${text}` }))
  })
  const ofLinks = records.flatMap(({ file, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      [...text.matchAll(/href="tel:([^"]+)"[^>]*>([^<]+)</g)]
        .filter(([, linked, shown]) => dialled(linked!) !== dialled(shown!))
        .map(([, linked]) => ({ file, path, message: `shows a different number than its link: ${linked}` })),
    ),
  )
  return [...ofPlaces, ...ofLinks]
}
