import { ComparePage } from '@brand/blocks/compare-page'
import { libraryMessages } from '../../i18n/library.ts'
import { compareAddress, comparedKey, maxCompared } from '../../routes/compare.ts'
import { filterAddress, productsPath } from '../../routes/products.ts'
import { formPath } from '../../forms/forms.ts'
import type { PageOf } from '../page-of.ts'
import { comparedFacts } from './facts.ts'
import type { CompareData } from './load.ts'

/**
 * Families side by side.
 * @requirement CMP-01 to CMP-04
 */
export default function Page({ data, request: { locale } }: PageOf<CompareData>) {
  const { families, unknown, leftOut, options, ready } = data
  const slugs = families.map(({ slug }) => slug)
  const names = families.map(({ name }) => name)
  const values = slugs.length ? { [comparedKey]: slugs.join() } : undefined
  const add = options
    ? { href: compareAddress(locale, []), values, name: comparedKey, options }
    : { href: productsPath(locale), values, name: 'search' }
  return (
    <ComparePage
      products={families.map((family) => {
        const { id, name, href, image, lang, absorption, fileCount } = family
        const others = slugs.filter((slug) => slug !== family.slug)
        return {
          id,
          name,
          href,
          image,
          lang,
          absorption,
          removeHref: compareAddress(locale, others),
          facts: comparedFacts(family),
          downloads: fileCount ? { href: `${href}#downloads`, count: fileCount } : undefined,
        }
      })}
      max={maxCompared}
      unknownIds={unknown}
      omittedNames={leftOut}
      addForm={options?.length === 0 ? undefined : add}
      suggestions={ready.map(({ title, families: cards }) => ({
        title,
        href: compareAddress(
          locale,
          cards.map(({ slug }) => slug),
        ),
        products: cards.map(({ name, image }) => ({ name, image })),
      }))}
      browseHref={filterAddress(locale, { families: slugs.join() })}
      quoteHref={
        names.length
          ? formPath(
              'quote-price-lead',
              locale,
              names.map((name) => ['product', name]),
            )
          : undefined
      }
      messages={libraryMessages[locale].comparePage}
    />
  )
}
