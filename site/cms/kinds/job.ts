import { text } from '@brand/blocks/contracts'
import type { JobAnswer } from '@brand/content'
import type { Languages } from '../languages.ts'
import { collectProps, type PageBlock } from '../page-blocks.ts'
import { cityName } from '../../brand/offices.ts'
import { shortCountry } from '../shapes.ts'

/**
 * A vacancy.
 * @requirement JOB-02 to JOB-05
 */
export function toJob({ ctJob: job }: JobAnswer['response'], languages: Languages) {
  const blocks: readonly PageBlock[] = job.ctJobBody
  const places = job.ctJobLocations.map(({ ctLocationCity: city, ctLocationCountry: { name, code } }) => ({
    city: city && cityName(city, languages.contentLocale),
    name,
    code,
  }))
  return {
    title: job.ctJobTitle,
    intro: job.ctJobIntro,
    date: job.ctJobDate,
    locations: places.map(({ city, name }) => [city, shortCountry(name)].filter(Boolean).join(', ')),
    /** Where one works, for search engines: city and country, by its code where it has one. */
    places: places.map(({ city, name, code }) => ({ city, country: code?.toUpperCase() ?? name })),
    /** The texts of its page, for search engines. */
    texts: collectProps(blocks, text, languages).map(({ bodyHtml }) => bodyHtml),
    blocks,
    metadata: job.ctJobMetadata,
  }
}
