/** Known changes in the CMS that are not fetched yet. */
export interface Changes {
  /** Everything. */
  all: boolean
  /** Everything of these models, by api key. */
  models: ReadonlySet<string>
  /** Records that are named, by model; also where all of the model is loaded. */
  records: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether something has changed is to be asked. */
  check: boolean
}

export interface Change extends Partial<Pick<Changes, 'all' | 'check' | 'records'>> {
  models?: readonly string[]
  /** Tags of the CMS' cache: everything whose answer bore one of them. */
  tags?: readonly string[]
}

/** Most records of a model that are fetched by their ids; of more the whole model is. */
const maxRecords = 200

/** Collects changes until they are taken. */
export function createChanges() {
  let all = false
  let check = false
  let models = new Set<string>()
  let records = new Map<string, Set<string>>()

  function add(change: Change): void {
    all ||= change.all ?? false
    check ||= change.check ?? false
    for (const model of change.models ?? []) models.add(model)
    for (const [model, ids] of change.records ?? []) {
      const merged = new Set([...(records.get(model) ?? []), ...ids])
      records.set(model, merged)
      if (merged.size > maxRecords) models.add(model)
    }
  }

  return {
    add,
    get isEmpty() {
      return !all && !check && models.size === 0 && records.size === 0
    },
    /** Whether a record is among them, itself or with its model. Where all may have changed, something old is better than nothing. */
    names: (model: string, id: string): boolean => models.has(model) || (records.get(model)?.has(id) ?? false),
    /** All changes until now; from then on there are none. */
    take(): Changes {
      const taken = { all, models, records, check }
      all = false
      check = false
      models = new Set()
      records = new Map()
      return taken
    },
    /** Puts back what could not be fetched. */
    putBack: ({ models, ...taken }: Changes): void => add({ ...taken, models: [...models] }),
  }
}
