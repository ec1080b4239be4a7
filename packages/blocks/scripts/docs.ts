/** Writes what a reader finds in the package beside the README: guides, a page for each block, and `llms.txt`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { implementedContracts } from '../src/contracts.ts'
import { componentOf, entryOf, type Contract } from '../src/contract/contract.ts'
import type { Field } from '../src/contract/fields.ts'
import { root, thumbnails } from './entries.ts'
import { loadExample } from './manifest.ts'
import { partNames } from './part-names.ts'

const guides = ['ADD-A-LANGUAGE.md', 'ADD-A-BRAND.md']
const forRepository = '<!-- Not in the package. -->'
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

function describeLimits(field: Field): string {
  const limits = [
    field.required && 'required',
    'max' in field &&
      field.max !== undefined &&
      (field.kind === 'list' || field.kind === 'query' ? `at most ${field.max}` : `max. ${field.max}`),
    'options' in field && field.options.map((option) => `\`${option}\``).join(', '),
    'default' in field && `default \`${field.default}\``,
  ]
  return limits.filter(Boolean).join('; ')
}

const fieldRows = (fields: Record<string, Field>) =>
  Object.entries(fields).map(
    ([name, field]) => `| \`${name}\` | ${field.kind} | ${cell(describeLimits(field))} | ${cell(field.help)} |`,
  )

async function formatPage(contract: Contract): Promise<string> {
  const { type, title, summary, fields, width, pageWide, status = 'stable', options = [], hydrate, alternatives = {} } = contract
  const [entry, component] = [entryOf(type), componentOf(type)]
  const picture = `thumbnails/${entry}.webp`
  const example = JSON.stringify(await loadExample(contract), null, 2)
  return `# ${component}: ${title}

${summary}
${picture in thumbnails ? `\n![${title}](../../dist/${picture})\n` : ''}
\`\`\`tsx
import '@brand/blocks/base.css'
import '@brand/blocks/${entry}.css'
import { ${component} } from '@brand/blocks/${entry}'

const props = ${example}

export const Example = () => <${component} {...props} />
\`\`\`

| Prop | Kind | Limits | Meaning |
|---|---|---|---|
${fieldRows(fields).join('\n')}

- Columns of 12 on large, medium and small screens: ${width.l}, ${width.m}, ${width.s}.
- Laid out by the width of ${pageWide ? 'the window: give it the page' : 'its place'}. Status: ${status}.
- Options: ${options.map((option) => `\`${option}\``).join(', ') || 'none'}.
- In the browser: ${hydrate === 'none' ? 'no React' : `React, \`${hydrate}\``}.
- Names for your CSS (\`data-part\`): ${partNames[entry]!.map((part) => `\`${part}\``).join(', ')}.
${Object.entries(alternatives)
  .map(([other, when]) => `- Or ${componentOf(other)}: ${when}\n`)
  .join('')}`
}

const overview = (contract: Contract) => {
  const { type, summary } = contract
  return `- [${componentOf(type)}](docs/blocks/${entryOf(type)}.md): ${summary}`
}

/** To \`docs/\` and \`llms.txt\` in the package's folder, which are published and not in git. */
export async function writeDocs() {
  const out = join(root, 'docs')
  await rm(out, { recursive: true, force: true })
  await mkdir(join(out, 'blocks'), { recursive: true })
  for (const guide of guides) {
    const [text] = (await readFile(join(root, '../../docs', guide), 'utf8')).split(forRepository)
    await writeFile(join(out, guide), `${text!.trim()}\n`)
  }
  for (const contract of implementedContracts)
    await writeFile(join(out, 'blocks', `${entryOf(contract.type)}.md`), await formatPage(contract))
  await writeFile(
    join(root, 'llms.txt'),
    `# @brand/blocks

> Page blocks of a multilingual marketing and catalogue site as React 19 components: server components, five languages, themes as
> custom properties, no CMS. Props are plain data. Every block has an entry (\`@brand/blocks/quote\`) and a stylesheet (\`.css\`).

- [README](README.md): first page, theme, forms, events, state, languages, frameworks, security policy, upgrades
- [Reference](REFERENCE.md): every entry, part and theme value
- [Pictures](guides/pictures.md), [forms and consent](guides/forms.md), [a block of your own](guides/own-block.md), [without React](guides/without-react.md), [CMS and page editor](guides/cms.md)
- [A theme](docs/ADD-A-BRAND.md), [a language](docs/ADD-A-LANGUAGE.md)
- \`dist/manifest.json\`: every block with JSON Schema, example, parts, styles, scripts, sizes

## Blocks

${implementedContracts.map(overview).join('\n')}
`,
  )
}
