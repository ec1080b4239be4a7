import { ComparePage } from '@brand/blocks/compare-page'
import { shapes } from '@brand/blocks/contracts'
import { pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue } from '../../cms/to-props.ts'
import { compareAddress, comparedKey, mostCompared } from '../../routes/compare.ts'
import { filterAddress, productsPath } from '../../routes/products.ts'
import { formPath } from '../../forms/forms.ts'
import { comparedFacts } from './facts.ts'
import type { CompareData } from './load.ts'

/** Families side by side (CMP-01 to CMP-04). */
export default function Page({ data, request: { locale } }: PageContextServer) {
  const { families, unknown, leftOut, others } = data as CompareData
  const records = families.map(({ response }) => response)
  const slugs = records.map(({ ctFamilySlug }) => ctFamilySlug)
  const chosen = slugs.length ? { [comparedKey]: slugs.join() } : undefined
  const options = others?.map(({ ctFamilyName: label, ctFamilySlug: value }) => ({ value, label }))
  const add = options
    ? { href: compareAddress(locale, []), values: chosen, name: comparedKey, options }
    : { href: productsPath(locale), values: chosen, name: 'search' }
  return (
    <ComparePage
      products={families.map(({ response: family, usedLocale }) => {
        const { id, ctFamilyName: name, ctFamilySlug: slug, ctFamilyResources, absorption, absorptionArea } = family
        const image = family.ctFamilyImage ?? family.ctFamilySquareImage
        const href = pathFor('family', slug, locale)
        const values = absorption ?? absorptionArea
        return {
          id,
          name,
          href,
          image: image && imageValue(image, shapes.product.image),
          lang: usedLocale === locale ? undefined : usedLocale,
          removeHref: compareAddress(
            locale,
            slugs.filter((other) => other !== slug),
          ),
          absorption: values && { values, measure: absorption ? 'coefficient' : 'area' },
          facts: comparedFacts(family, usedLocale),
          downloads: ctFamilyResources.length ? { href: `${href}#downloads`, count: ctFamilyResources.length } : undefined,
        }
      })}
      max={mostCompared}
      unknown={unknown}
      leftOut={leftOut.map(({ response }) => response.ctFamilyName)}
      add={options?.length === 0 ? undefined : add}
      browseHref={filterAddress(locale, { families: slugs.join() })}
      quoteHref={
        records.length
          ? formPath(
              'quote-price-lead',
              locale,
              records.map(({ ctFamilyName }) => ['product', ctFamilyName]),
            )
          : undefined
      }
      messages={libraryMessages[locale].comparePage}
    />
  )
}
