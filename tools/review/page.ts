import { escape } from '../../site/i18n/escape.ts'

/** A picture that differs, or is of one side only; addresses of its files. */
export interface Finding {
  /** Id of the story. */
  id: string
  component: string
  /** Title and name of the story. */
  story: string
  frame: string
  before?: string
  after?: string
  overlay?: string
  /** Number of pixels that differ, where both sides have the picture. */
  pixels?: number
}

export interface Review {
  /** Names of the two sides. */
  before: string
  after: string
  /** Search words that select the stories. */
  words: string
  stories: number
  pictures: number
  findings: Finding[]
}

/** Addresses to which the page links. */
export interface Links {
  /** Origins of a running Storybook and site. */
  storybook: string
  site: string
  /** Paths of the pages of the site that contain a component, by its name, `Blocks/Quote`. */
  pages: (component: string) => readonly string[]
}

const anchor = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Summarizes the findings of a review in one sentence. */
export function summary({ stories, pictures, findings, words }: Review): string {
  const among = `${counted(pictures, 'picture')} of ${counted(stories, 'story', 'stories')}${words && ` that match “${words}”`}`
  if (!findings.length) return `No differences in ${among}.`
  const changed = findings.filter(({ pixels }) => pixels)
  const added = findings.filter(({ before }) => !before)
  const removed = findings.filter(({ after }) => !after)
  const parts = [
    changed.length && `${counted(changed.length, 'picture differs', 'pictures differ')}`,
    added.length && `${added.length} new`,
    removed.length && `${removed.length} gone`,
  ]
  return `${parts.filter(Boolean).join(', ')}; compared ${among}.`
}

const figure = (caption: string, src: string | undefined) =>
  src
    ? `<figure><figcaption>${caption}</figcaption><a href="${src}"><img src="${src}" alt="" loading="lazy"></a></figure>`
    : `<figure><figcaption>${caption}</figcaption><p>Missing.</p></figure>`

const describeChange = ({ pixels, before }: Finding) =>
  pixels ? counted(pixels, 'pixel') : before ? 'the story or this picture was removed' : 'new'

const link = (origin: string, path: string, text: string) => `<a href="${escape(new URL(path, origin).href)}">${escape(text)}</a>`

/** Links to a story, unless it was removed. */
const renderStory = ({ id, story, after }: Finding, storybook: string) =>
  after ? link(storybook, `?path=/story/${id}`, story) : escape(story)

const renderFinding = (finding: Finding, { storybook }: Links) => `<section tabindex="-1">
<h3>${renderStory(finding, storybook)}, ${escape(finding.frame)} <small>${describeChange(finding)}</small></h3>
<div>${figure('Before', finding.before)}${figure('After', finding.after)}${finding.overlay ? figure('Overlay', finding.overlay) : ''}</div>
</section>`

function renderComponent(component: string, findings: Finding[], links: Links): string {
  const pages = links.pages(component).map((path) => link(links.site, path, path))
  return `<h2 id="${anchor(component)}">${escape(component)}</h2>
${pages.length ? `<p>On the site: ${pages.join(', ')}</p>\n` : ''}${findings.map((finding) => renderFinding(finding, links)).join('\n')}`
}

/** Moves the focus to the next or the previous picture. */
const script = `addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
  const step = { j: 1, k: -1 }[key]
  if (!step || altKey || ctrlKey || metaKey) return
  const all = [...document.querySelectorAll('section')]
  all[all.indexOf(document.activeElement.closest('section')) + step]?.focus()
})`

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem 2rem; max-width: 110rem }
h3 { font-size: 1rem } small { font-weight: normal; opacity: .7 }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0; min-width: 0 }
img { display: block; max-width: 100%; box-sizing: border-box; border: 1px solid #8888; background: #fff }
section { padding: .5rem } section:focus { outline: 2px solid }
h2 { margin-top: 3rem; border-bottom: 1px solid #8888 }`

/** The page of differences: what was compared, a list by component, and each picture before, after and as an overlay. */
export function reviewPage(review: Review, links: Links): string {
  const byComponent = [...Map.groupBy(review.findings, ({ component }) => component)]
  const list = byComponent.map(
    ([component, findings]) => `<li><a href="#${anchor(component)}">${escape(component)}</a>: ${findings.length}</li>`,
  )
  const parts = byComponent.map(([component, findings]) => renderComponent(component, findings, links))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(review.before)} and ${escape(review.after)}: ${review.findings.length}</title>
<style>${style}</style>
<h1>${escape(review.before)} and ${escape(review.after)}</h1>
<p>${escape(summary(review))} In the overlay, red is what differs. Keys: j next, k previous.</p>
<ul>${list.join('')}</ul>
${parts.join('\n')}
<script>${script}</script>
</html>
`
}

/** Puts pictures into the page, which is then one file to send; `read` returns a picture by its address in Base64. */
export const embedPictures = (page: string, read: (src: string) => string): string =>
  page.replaceAll(/<a href="[^"]+"><img src="([^"]+)"([^>]*)><\/a>/g, (_, src: string, rest: string) => {
    return `<img src="data:image/png;base64,${read(src)}"${rest}>`
  })
