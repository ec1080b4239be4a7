/**
 * `node tools/prose/measure.ts`: how plain the code and its documents are written. `--list headless` or `--list long` shows where;
 * a folder behind it narrows the list.
 */
import { allComments, filesIn, modules, read } from './modules.ts'
import { isHeadless, isLong, sentencesIn } from './rules.ts'

const comments = allComments()
const headless = comments.filter(({ text }) => isHeadless(sentencesIn(text)[0] ?? ''))
const long = comments.filter(({ text }) => sentencesIn(text).some(isLong))
const ofs = modules.flatMap((file) => [...read(file).matchAll(/\b(?:function|const) ([a-z]\w*Of)\b(?=[^\n]*(?:\(|=>))/g)]).length

/** Documents that are written whole by a script. */
const isGenerated = (file: string) => ['docs/content/fields.md', 'packages/blocks/REFERENCE.md'].includes(file)

/** Hand-written documents, by who reads them; everybody else's are for who works on it. */
const named: Record<string, string[]> = {
  anyone: ['README.md'],
  'who installs the package': filesIn('packages/blocks/README.md', 'packages/blocks/guides/*.md'),
  'who runs the site': filesIn('docs/operate'),
  'who edits content': filesIn('docs/content'),
  'who checks it': filesIn('docs/spec'),
  'who measures it': ['docs/PERFORMANCE.md'],
}
const readers = {
  ...named,
  'who works on it': filesIn('CONTRIBUTING.md', 'docs/*.md').filter((file) => !Object.values(named).flat().includes(file)),
}

/** Counts the lines of a document that no script writes: those outside of marks such as `<!-- generated … -->`. */
const countLines = (file: string) =>
  read(file)
    .replaceAll(/<!-- (?:generated|sizes|entries|parts|theme values)[^]*?<!-- end of[^]*?-->/g, '')
    .split('\n').length - 1

const at = process.argv.indexOf('--list')
if (at > 0) {
  const [kind, folder = ''] = process.argv.slice(at + 1)
  for (const { file, line, text } of (kind === 'long' ? long : headless).filter((found) => found.file.startsWith(folder)))
    console.log(`${file}:${line} ${text.slice(0, 140)}`)
} else {
  console.log(`${comments.length} comments: ${headless.length} headless, ${long.length} with a sentence of over 30 words`)
  console.log(`${ofs} functions whose name ends in Of`)
  for (const [reader, files] of Object.entries(readers))
    console.log(
      `${files.filter((file) => !isGenerated(file)).reduce((sum, file) => sum + countLines(file), 0)} lines for ${reader}`,
    )
}
