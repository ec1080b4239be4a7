/** A fact about a product. */
export interface ComparedFact {
  label: string
  value: string
}

/** A row of the table: a value for each product, `undefined` where it has none. */
export interface ComparedRow {
  label: string
  values: readonly (string | undefined)[]
  /** Not all products have the same value. */
  differs: boolean
}

/** Facts of several products as rows, in the order in which the products have them: a further one follows what it follows there. */
export function comparedRows(products: readonly (readonly ComparedFact[])[]): ComparedRow[] {
  const labels: string[] = []
  for (const facts of products) {
    let next = 0
    for (const { label } of facts) {
      const found = labels.indexOf(label)
      if (found === -1) labels.splice(next, 0, label)
      next = (found === -1 ? next : found) + 1
    }
  }
  return labels.map((label) => {
    const values = products.map((facts) => facts.find((fact) => fact.label === label)?.value)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
