import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import MiniSearch from 'minisearch'
import { experimental_loadStorybook as loadStorybook, loadManifests } from 'storybook/internal/core-server'
import { expect, it } from 'vitest'
import type { ManifestEntry } from './manifest.ts'

/** A text that an agent can find: its title with its summary, and the whole text. */
interface Entry {
  head: string
  text: string
}

/** Pages of the manifest of Storybook. */
async function readComponents(): Promise<Entry[]> {
  const configDir = fileURLToPath(new URL('.', import.meta.url))
  const { presets } = await loadStorybook({ configDir, ci: true, disableTelemetry: true })
  const { components } = await loadManifests(presets)
  return (Object.values(components!.components) as ManifestEntry[]).map((entry) => ({
    head: [entry.name, entry.summary, entry.description].join(' '),
    text: [entry.id, entry.import, entry.apiDescription, ...entry.stories!.map(({ id, name }) => `${id} ${name}`)].join('\n'),
  }))
}

const readDocument = (file: string) => readFile(new URL(`../packages/blocks/${file}`, import.meta.url), 'utf8')

/** Sections of the documents to which `llms.txt` links, and rows of the tables of the reference. */
async function readDocuments(): Promise<Entry[]> {
  const documents = [
    'README.md',
    ...['cms', 'forms', 'own-block', 'pictures', 'without-react'].map((name) => `guides/${name}.md`),
  ]
  const sections = (await Promise.all(documents.map(readDocument))).flatMap((text) => text.split(/^#+ /m).slice(1))
  const rows = (await readDocument('REFERENCE.md')).match(/^\| `.*$/gm)!
  return [...sections.map((text) => ({ head: text.split('\n', 1)[0]!, text })), ...rows.map((text) => ({ head: text, text }))]
}

const ignored =
  /^(?:an?|and|are|as|by|do|does|for|from|has|have|how|i|in|is|its?|my|of|on|or|that|the|to|what|when|where|which|with)$/

/** Index of all texts by their words, without the endings: `failed` and `fails` are `fail`. */
const index = new MiniSearch<Entry & { id: number }>({
  fields: ['head', 'text'],
  storeFields: ['head', 'text'],
  tokenize: (text) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/\p{L}+/gu) ?? [],
  processTerm: (word) => !ignored.test(word.toLowerCase()) && word.toLowerCase().replace(/(?:ing|ed|es|e|s)$/, ''),
  searchOptions: { boost: { head: 3 } },
})
index.addAll([...(await readComponents()), ...(await readDocuments())].map((entry, id) => ({ ...entry, id })))

it.each([
  ['Which block shows three pictures?', '`cb_image_grid`'],
  ['How do I make a form fail?', 'blocks-contactform-states--failed'],
  ['Which block shows a quote with the role of its author?', '`authorRole`'],
  ['How do I show a film of YouTube?', 'blocks-videoplayer-states--you-tube'],
  ['How does a button open a dialog?', '`trigger`'],
  ['Which block lists the vacancies?', '`cb_job_list`'],
  ['How do I put the picture on the other side of the text?', '`imageSide`'],
  ['Which block embeds a form that another service hosts?', '`cb_embedded_form`'],
  ['How do I change the colour of the focus ring?', '`--b-focus`'],
  ['How do I round the corners of pictures?', '`--b-radius-media`'],
  ['Which event reports that a form was sent?', 'form-sent'],
  ['How do visitors compare products side by side?', 'pages-comparepage'],
  ['Which block shows awards by year?', '`cb_award_overview_timeline`'],
  ['How do I control the selected tab?', '`onValueChange`'],
  ['Which block opens pictures in large size?', '`cb_image_gallery`'],
  ['How do I let my router follow links?', 'RouterLinks'],
  ['How do I load the first picture at once?', '`priority`'],
  ['How do I mark invalid fields after sending?', '`fields`'],
  ['Where are the Dutch texts?', '@brand/blocks/messages/'],
  ['Where are the design tokens of a theme?', '@brand/blocks/tokens/'],
])('%s', (question, fact) => {
  const found = index.search(question).slice(0, 3)
  expect(found.map(({ head, text }) => `${head}\n${text}`).join('\n')).toContain(fact)
})
