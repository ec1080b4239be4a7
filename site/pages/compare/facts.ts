import { absorptionRating, meanArea, noiseReduction, type Family, type Locale } from '@brand/content'
import { interpolate } from '@brand/blocks/i18n'
import { messages } from '../../i18n/index.ts'

interface Said {
  label: string
  value: string
}

/** A label of an octave band, which stands in the drawing. */
const isBand = ({ label }: Said) => /\bHz$/.test(label)

/** What follows from the measured values and the figures of a family, in the words of a language. */
function derived({ absorption, absorptionArea, facts = [], ctFamilyTypologies }: Family, locale: Locale): Said[] {
  const texts = messages[locale].compare
  const number = (value: number, digits: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rating = absorption && absorptionRating(absorption)
  const piece = absorptionArea
    ? meanArea(absorptionArea)
    : facts.find(({ name, unit }) => name === 'absorption' && unit === 'm²')?.values[0]
  const prices = facts.find(({ name, unit }) => name === 'price' && unit === '€')?.values
  const price =
    prices && Math.min(...prices).toLocaleString(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const weighted = rating && number(rating.weighted, 2) + (rating.shape && ` (${rating.shape})`)
  return [
    { label: texts.kind, value: ctFamilyTypologies.at(-1)?.ctTypologyTitle },
    {
      label: texts.weighted,
      value: rating?.class ? interpolate(texts.class, { value: weighted, class: rating.class }) : weighted,
    },
    { label: 'NRC', value: absorption && number(noiseReduction(absorption), 2) },
    { label: texts.piece, value: piece === undefined ? undefined : `${number(piece, 1)}\u00A0m²` },
    { label: texts.price, value: price && interpolate(texts.from, { price }) },
  ].filter((fact): fact is Said => !!fact.value)
}

/** What is said of a family, by label: what follows from its figures, then its own words, which win (CMP-02). */
export function comparedFacts(family: Family, locale: Locale): Said[] {
  const own = family.ctFamilyBody.flatMap((block) =>
    block.type === 'cb_in_depth_info' && 'cbInDepthInfoProperties' in block
      ? ((block.cbInDepthInfoProperties ?? []) as { cbInDepthInfoPropertyKey: string; cbInDepthInfoPropertyValue: string }[]).map(
          ({ cbInDepthInfoPropertyKey: label, cbInDepthInfoPropertyValue: value }) => ({ label, value }),
        )
      : [],
  )
  const models = family.ctFamilyModels.filter(({ ctModelOnline }) => ctModelOnline)
  const said = [
    ...derived(family, locale),
    ...family.performances.filter((fact) => !isBand(fact)),
    ...own,
    ...(models.length
      ? [{ label: messages[locale].product.models, value: models.map(({ ctModelName }) => ctModelName).join(', ') }]
      : []),
  ]
  return [...new Map(said.map(({ label, value }) => [label, value]))].map(([label, value]) => ({ label, value }))
}
