import type { Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { escape } from '../i18n/escape.ts'
import { messages } from '../i18n/index.ts'
import { openSearchPath } from '../routes/open-search.ts'
import { searchAddress } from '../routes/search.ts'

/** Most letters of a name that browsers show. */
const nameLength = 16

/**
 * Builds the OpenSearch 1.1 description, by which browsers search the site from their address bar in the visitor's language.
 * @requirement OPS-03
 */
export function openSearch(locale: Locale, baseUrl: string): string {
  const address = (type: string, path: string, more = '') => `<Url type="${type}"${more} template="${escape(baseUrl + path)}"/>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escape(brand.name.slice(0, nameLength))}</ShortName>`,
    `<Description>${escape(messages[locale].searchDescription)}</Description>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/x-icon">${escape(baseUrl)}/favicon.ico</Image>`,
    address('text/html', `${searchAddress(locale)}?keyword={searchTerms}`),
    address('application/opensearchdescription+xml', openSearchPath(locale), ' rel="self"'),
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
