import { escape } from '../../site/i18n/escape.ts'

/** A picture that differs, or is of one side only; addresses of its files. */
export interface Finding {
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

const renderFinding = (finding: Finding) => `<section>
<h3>${escape(finding.story)}, ${escape(finding.frame)} <small>${describeChange(finding)}</small></h3>
<div>${figure('Before', finding.before)}${figure('After', finding.after)}${finding.overlay ? figure('Overlay', finding.overlay) : ''}</div>
</section>`

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem 2rem; max-width: 110rem }
h3 { font-size: 1rem } small { font-weight: normal; opacity: .7 }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0; min-width: 0 }
img { display: block; max-width: 100%; box-sizing: border-box; border: 1px solid #8888; background: #fff }
h2 { margin-top: 3rem; border-bottom: 1px solid #8888 }`

/** The page of differences: what was compared, a list by component, and each picture before, after and as an overlay. */
export function reviewPage(review: Review): string {
  const byComponent = [...Map.groupBy(review.findings, ({ component }) => component)]
  const list = byComponent.map(
    ([component, findings]) => `<li><a href="#${anchor(component)}">${escape(component)}</a>: ${findings.length}</li>`,
  )
  const parts = byComponent.map(
    ([component, findings]) =>
      `<h2 id="${anchor(component)}">${escape(component)}</h2>\n${findings.map(renderFinding).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(review.before)} and ${escape(review.after)}: ${review.findings.length}</title>
<style>${style}</style>
<h1>${escape(review.before)} and ${escape(review.after)}</h1>
<p>${escape(summary(review))} In the overlay, red is what differs.</p>
<ul>${list.join('')}</ul>
${parts.join('\n')}
</html>
`
}
