import { code, table } from './markdown.ts'
import { withoutRequirements } from './without-requirements.ts'

/** Result of react-docgen for a component and its props. */
export interface Docgen {
  description?: string
  displayName?: string
  /** The path of the file that it has been read from. */
  definedInFile?: string
  props?: Record<string, DocgenProp>
}

interface DocgenProp {
  description?: string
  required?: boolean
  defaultValue?: { value: string } | null
  tsType?: { name: string; raw?: string }
}

/** Whether a prop is one of `RootProps`, which every component passes to its outermost element. Its page does not repeat them. */
export const isRootProp = (name: string) => ['id', 'className', 'style', 'ref', 'data-part'].includes(name)

const formatType = ({ tsType }: DocgenProp) =>
  (tsType?.raw ?? tsType?.name ?? '').replace(/ \| undefined$/, '').replace(/^\| /, '')

/** The props of a component as a table, without those that are listed elsewhere; empty where none are left. */
export function propsTable({ props = {} }: Docgen, isElsewhere: (name: string) => boolean = () => false): string {
  const own = Object.entries(props).filter(([name]) => !isRootProp(name) && !isElsewhere(name))
  if (!own.length) return ''
  return table(
    ['Prop', 'Type', 'Required', 'Purpose'],
    own.map(([name, prop]) => [
      code(name),
      code(formatType(prop)),
      prop.required ? 'yes' : '',
      withoutRequirements(prop.description),
    ]),
  )
}

/** `ProductGrid` to `product-grid`: a component's own name in `data-part`. */
export const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
