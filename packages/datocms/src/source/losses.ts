import type { Changes } from './changes.ts'
import type { Findings } from './content-set.ts'

/** Editors may take back so many records of a model, or that share of them, without a webhook. */
const usual = { records: 10, share: 1 / 3 } as const

/** Records of a model that a load does not find any more. */
interface Loss {
  model: string
  before: number
  ids: readonly string[]
}

const isLarge = ({ before, ids: { length } }: Loss) =>
  length === before || (length > usual.records && length > before * usual.share)

/**
 * Holds loads that lose much more than editors do: a wrong environment, a token with fewer rights, a model that is being moved.
 * They are valid, and would empty the site. A record that a webhook has named is no loss.
 * @requirement RELIABILITY 6
 */
export function createLosses() {
  /** The ids that the last load of a model lost, while it is held. */
  const held = new Map<string, string>()

  return {
    /** Lists the losses of a load that must be held. Empty for a small loss, or where a second load lost the same. */
    in({ models }: Findings, listIds: (model: string) => readonly string[], named: Changes['records']): readonly Loss[] {
      const losses = [...models].flatMap(([model, found]): Loss[] => {
        const previousIds = listIds(model)
        const ids = previousIds.filter((id) => !found.has(id) && !named.get(model)?.has(id)).toSorted()
        const loss = { model, before: previousIds.length, ids }
        return ids.length && isLarge(loss) ? [loss] : []
      })
      const isKnown = losses.every(({ model, ids }) => held.get(model) === ids.join(' '))
      for (const model of models.keys()) held.delete(model)
      if (isKnown) return []
      for (const { model, ids } of losses) held.set(model, ids.join(' '))
      return losses
    },
    isHeld: (): boolean => held.size > 0,
  }
}

export const lossText = (losses: readonly Loss[]): string =>
  losses.map(({ model, before, ids }) => `${ids.length} of ${before} records of ${model}`).join(', ')
