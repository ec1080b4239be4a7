import { inDepthInfo } from '@brand/blocks/contracts'
import { interpolate } from '@brand/blocks/i18n'
import { absorptionRating, meanArea, noiseReduction } from '@brand/content'
import { decimal, formatDepth, lowestPrice } from '../../cms/figures.ts'
import type { Compared } from '../../cms/kinds/product.ts'
import { collectProps } from '../../cms/page-blocks.ts'
import { messages } from '../../i18n/index.ts'
import { euros } from '../../i18n/number.ts'

interface LabelledFact {
  label: string
  value: string
}

/** A label of an octave band, which stands in the drawing. */
const isBand = ({ label }: LabelledFact) => /\bHz$/.test(label)

/** Derives facts from the measured values and the figures of a family, in the words of its language. */
function derived({ absorption, facts = [], typology, contentLocale }: Compared): LabelledFact[] {
  const texts = messages[contentLocale].compare
  const number = (value: number, digits: number) => decimal(value, digits, contentLocale)
  const coefficients = absorption?.measure === 'coefficient' ? absorption.values : undefined
  const rating = coefficients && absorptionRating(coefficients)
  const piece =
    absorption?.measure === 'area'
      ? meanArea(absorption.values)
      : facts.find(({ name, unit }) => name === 'absorption' && unit === 'm²')?.values[0]
  const depth = formatDepth({ facts }, contentLocale)
  const sold = lowestPrice({ facts })
  const weighted = rating && number(rating.weighted, 2) + (rating.shape && ` (${rating.shape})`)
  return [
    { label: texts.kind, value: typology },
    {
      label: texts.weighted,
      value: rating?.class ? interpolate(texts.class, { value: weighted, class: rating.class }) : weighted,
    },
    { label: 'NRC', value: coefficients && number(noiseReduction(coefficients), 2) },
    { label: texts.piece, value: piece === undefined ? undefined : `${number(piece, 1)}\u00A0m²` },
    { label: texts.depth, value: depth && `${depth}\u00A0mm` },
    // The name of the row contains the unit, so a row compares prices of one unit. @requirement CMP-08
    {
      label: sold ? texts.price[sold.per] : '',
      value: sold && interpolate(texts.from, { price: euros(sold.price, contentLocale) }),
    },
  ].filter((fact): fact is LabelledFact => !!fact.value)
}

/**
 * Lists the facts of a family, by label: derived facts first, then its own, which replace those of the same label.
 * @requirement CMP-02
 */
export function comparedFacts(family: Compared): LabelledFact[] {
  const { performances, blocks, models, contentLocale } = family
  const info = collectProps(blocks, inDepthInfo, { locale: contentLocale, contentLocale })
  const { size, diameters } = messages[contentLocale].product.headProperties
  const own = info.flatMap(({ properties = [] }) =>
    properties.map(({ key: label, value }) =>
      // A diameter is a size: one row compares both. @requirement CMP-09
      label === diameters ? { label: size, value: `Ø\u00A0${value}` } : { label, value },
    ),
  )
  const all = [...derived(family), ...performances.filter((fact) => !isBand(fact)), ...own]
  if (models.length) all.push({ label: messages[contentLocale].product.models, value: models.join(', ') })
  return [...new Map(all.map(({ label, value }) => [label, value]))].map(([label, value]) => ({ label, value }))
}
