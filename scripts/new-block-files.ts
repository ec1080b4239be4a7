import { formatSample, toSketch, type Contract, type Sketch } from './new-block-sketch.ts'

export interface Names {
  /** `promo-strip`: folder, package entry and stylesheet. */
  entry: string
  /** `PromoStrip` */
  component: string
  /** `promoStrip` */
  contract: string
}

const toType = ({ entry }: Names) => `cb_${entry.replaceAll('-', '_')}`
const toTitle = ({ entry }: Names) => entry[0]!.toUpperCase() + entry.slice(1).replaceAll('-', ' ')

const contract = (names: Names) => `import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const ${names.contract} = defineContract({
  type: '${toType(names)}',
  title: '${toTitle(names)}',
  summary: '${summary}',
  fields: {
    title: field.text({ required: true, max: 80, title: true, help: 'The heading.' }),
    intro: field.text({ max: 240, help: 'A sentence or two under the heading.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1, css: 0.5 },
})
`

const kebab = (prop: string) => prop.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The name by which a brand styles an element of the block. */
const part = (names: Names, prop: string) => `data-part="${names.entry}-${kebab(prop)}"`

const heading = (names: Names, { heading }: Sketch) =>
  heading &&
  `${heading.required ? '' : `{${heading.prop} && `}<Heading className={css.title} ${part(names, heading.prop)}>{${heading.prop}}</Heading>${heading.required ? '' : '}'}`

const component = (names: Names, summary: string, sketch: Sketch, texts: boolean) => {
  const props = [
    ...(sketch.heading ? [sketch.heading.prop] : []),
    ...sketch.paragraphs,
    ...(sketch.heading && sketch.level ? ['headingLevel = 2'] : []),
    ...(texts ? ['messages'] : []),
    '...rest',
  ]
  const types = [...(texts ? ['MessagesOption'] : []), 'OptionsOf']
  return `import type { ${types.join(', ')} } from '../../contract/contract.ts'
import type { ${names.component}Fields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { ${names.contract} } from './${names.component}.contract.ts'
import * as css from './${names.component}.css.ts'
${texts ? `import { en, type ${names.component}Messages } from './${names.component}.messages.ts'\n` : ''}
export type ${names.component}Props = ${names.component}Fields & OptionsOf<typeof ${names.contract}>${texts ? ` & MessagesOption<${names.component}Messages>` : ''} & RootProps

/** ${summary} */
export function ${names.component}({ ${props.join(', ')} }: ${names.component}Props) {
  ${sketch.heading ? `const Heading = ${sketch.level ? '`h${headingLevel}` as const' : "'h2'"}\n  ` : ''}return (
    <div {...rootProps(rest, css.block)} data-part="${names.entry}">
      ${texts ? `<p className={css.label} ${part(names, 'label')}>{{ ...en, ...messages }.label}</p>\n      ` : ''}${heading(names, sketch) ?? ''}
      ${sketch.paragraphs.map((prop) => `{${prop} && <p className={css.text} ${part(names, prop)}>{${prop}}</p>}`).join('\n      ')}
      ${sketch.rest.length ? `{/* Not rendered yet: ${sketch.rest.join(', ')}. */}` : ''}
    </div>
  )
}
`
}

const styles = (sketch: Sketch, texts: boolean) => `import { blockStyle } from '../../theme/layered.ts'
${sketch.heading || sketch.paragraphs.length ? "import { step } from '../../elements/styles/type.ts'\n" : ''}import { vars } from '../../theme/vars.css.ts'

export const block = blockStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockStart: vars.space[3],
  borderBlockStart: \`\${vars.border.rule} solid \${vars.color.borderStrong}\`,
})
${texts ? '\nexport const label = blockStyle({ fontSize: vars.size.s })' : ''}
${sketch.heading ? 'export const title = blockStyle(step(2))' : ''}
${sketch.paragraphs.length ? "export const text = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })" : ''}
`

/** Examples of a contract that was there before; in English, to be filled with what a designer must review. */
const samples = (names: Names, contract: Contract, sketch: Sketch) => `import type { Fixtures } from '../../contract/fixtures.ts'
import type { ${names.component}Fields } from '../../generated/props.ts'

export const fixtures = {
  complete: { en: ${formatSample(contract, [sketch.heading?.prop ?? '', ...sketch.paragraphs])} },
  minimal: { en: ${formatSample(contract)} },
} satisfies Fixtures<${names.component}Fields>
`

const fixtures = (names: Names) => `import type { Fixtures } from '../../contract/fixtures.ts'
import type { ${names.component}Fields } from '../../generated/props.ts'

export const fixtures = {
  complete: {
    en: { title: 'Quiet is a material', intro: 'Pressed from wool and old bottles, cut to measure.' },
    nl: { title: 'Stilte is een materiaal', intro: 'Geperst uit wol en oude flessen, op maat gesneden.' },
    de: { title: 'Stille ist ein Material', intro: 'Aus Wolle und alten Flaschen gepresst, auf Maß geschnitten.' },
    fr: { title: 'Le silence est une matière', intro: 'Pressé à partir de laine et de vieilles bouteilles, coupé sur mesure.' },
    it: { title: 'Il silenzio è un materiale', intro: 'Pressato da lana e vecchie bottiglie, tagliato su misura.' },
  },
  minimal: { en: { title: 'Only a heading' } },
} satisfies Fixtures<${names.component}Fields>
`

/** By language; a language that is not here gets the English one, to be translated. */
const labels: Record<string, string> = {
  en: 'Good to know',
  nl: 'Goed om te weten',
  de: 'Gut zu wissen',
  fr: 'Bon à savoir',
  it: 'Buono a sapersi',
  ar: 'معلومة مفيدة',
}

const messages = (names: Names) => `export const en = { label: '${labels.en}' }

type Texts = typeof en
export interface ${names.component}Messages extends Texts {}
`

const isPart = (line: string) => /^ {2}\w+[:,]/.test(line)

/** The texts of a language with those of a new block, parts in alphabetical order (`i18n/messages/nl.ts`). */
export function addTexts(file: string, locale: string, names: Names): string {
  const lines = file.split('\n')
  const line = `  ${names.contract}: { label: '${labels[locale] ?? labels.en}' },`
  const start = lines.findIndex((text) => text.endsWith(': LibraryMessages = {'))
  const end = lines.indexOf('}', start)
  const after = lines.findIndex((text, i) => i > start && i < end && isPart(text) && text > line)
  return lines.toSpliced(after < 0 ? end : after, 0, line).join('\n')
}

const storyHead = (names: Names, title: string) => `import { example } from '../../contract/fixtures.ts'
import { ${names.contract} as contract } from './${names.component}.contract.ts'
import { fixtures } from './${names.component}.fixtures.ts'
import { ${names.component} } from './${names.component}.tsx'

const meta = {
  title: '${title}',
  component: ${names.component},
  parameters: { contract },
} satisfies Meta<typeof ${names.component}>
export default meta
`

const stories = (names: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
${storyHead(names, `Blocks/${names.component}`)}
export const Default: StoryObj<typeof meta> = example(fixtures.complete)
`

const states = (names: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
${storyHead(names, `Blocks/${names.component}/States`)}type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
`

const summary = 'A heading with one or two sentences.'
const defaultSketch: Sketch = { heading: { prop: 'title', required: true }, paragraphs: ['intro'], rest: [], level: true }

interface Options {
  /** With its own texts, in every language. */
  messages: boolean
  /** The contract, where it is there already: then it stays, and the files follow from it. */
  contract?: Contract | undefined
}

/** The block's row in the table of parts in REFERENCE.md. */
function partsRow(names: Names, { messages: texts, contract: given }: Options): string {
  const { heading: title, paragraphs } = given ? toSketch(given) : defaultSketch
  const parts = [...(texts ? ['label'] : []), ...(title ? [title.prop] : []), ...paragraphs].map((prop) => `\`${kebab(prop)}\``)
  return `| \`${names.entry}\` | ${parts.toSorted().join(', ')} |`
}

/** Adds a row for the block to the table of parts in REFERENCE.md, before the first that comes after it in the alphabet. */
export function addParts(reference: string, names: Names, options: Options): string {
  const lines = reference.split('\n')
  const start = lines.indexOf('<!-- parts -->')
  const end = lines.indexOf('<!-- end of parts -->') - 1
  if (start < 0 || end < start) throw new Error('REFERENCE.md lacks the table of parts between its two comments.')
  const after = lines.findIndex((line, i) => i > start && i < end && line.startsWith('| `') && line > `| \`${names.entry}`)
  return lines.toSpliced(after < 0 ? end : after, 0, partsRow(names, options)).join('\n')
}

/** The files of a block's folder by name: a whole block that builds, with a heading and a sentence to start from. */
export function createFiles(names: Names, { messages: texts, contract: given }: Options): Record<string, string> {
  const sketch = given ? toSketch(given) : defaultSketch
  return {
    ...(!given && { [`${names.component}.contract.ts`]: contract(names) }),
    [`${names.component}.tsx`]: component(names, given?.summary ?? summary, sketch, texts),
    [`${names.component}.css.ts`]: styles(sketch, texts),
    [`${names.component}.fixtures.ts`]: given ? samples(names, given, sketch) : fixtures(names),
    [`${names.component}.stories.tsx`]: stories(names),
    [`${names.component}.states.stories.tsx`]: states(names),
    ...(texts && { [`${names.component}.messages.ts`]: messages(names) }),
    'index.ts': [
      `export { ${names.component}, ${names.component} as default, type ${names.component}Props } from './${names.component}.tsx'\n`,
      texts ? `export type { ${names.component}Messages } from './${names.component}.messages.ts'\n` : '',
    ].join(''),
  }
}

const entryIn = (line: string) => /^ {2}'?([\w-]+)'?: \(\) => import\('@brand/.exec(line)?.[1]

/** The registry with a line for the block, lines in alphabetical order. */
export function register(registry: string, names: Names): string {
  const line = `  '${names.entry}': () => import('@brand/blocks/${names.entry}'),`
  const lines = registry.split('\n')
  const after = lines.findIndex((text) => (entryIn(text) ?? '') > names.entry)
  const end = lines.findLastIndex((text) => entryIn(text) !== undefined) + 1
  if (end === 0) throw new Error("The registry lacks a line such as `  quote: () => import('@brand/blocks/quote'),`.")
  return lines.toSpliced(after < 0 ? end : after, 0, line).join('\n')
}
