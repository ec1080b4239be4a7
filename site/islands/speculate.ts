import { foreseeable, speculationRules } from '../routes/speculation-rules.ts'

/** Time that a pointer or the focus rests on a link before its page is fetched, in ms; only without speculation rules. */
export const restTime = 100

/** Navigator with the state of the connection, which some browsers offer. */
type Connected = Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }

/**
 * Whether pages may be fetched ahead: not on 2g, not when data are to be saved.
 * @requirement PERF-01, PERF-02
 */
function isGenerous({ connection }: Connected = navigator) {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Lets the browser fetch pages ahead: by speculation rules where it knows them, else when a link is about to be followed. */
export function speculate(root: Document): void {
  // Pages with drafts are not prepared ahead.
  if (!isGenerous() || root.querySelector('.preview')) return
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = Object.assign(root.createElement('script'), { type: 'speculationrules', textContent: speculationRules })
    root.head.append(rules)
    return
  }
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  /** By a request of our own: Safari knows no `rel=prefetch`, and Firefox takes it for what our policy lets no page load. */
  function fetchPage({ pathname }: HTMLAnchorElement) {
    if (!fetched.has(pathname)) fetch(pathname, { priority: 'low' }).catch(() => {})
    fetched.add(pathname)
  }
  function onIntent({ target }: { target: EventTarget | null }) {
    clearTimeout(timer)
    const link = (target as Element).closest<HTMLAnchorElement>(foreseeable)
    if (link) timer = setTimeout(fetchPage, restTime, link)
  }
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { passive: true })
  // Handles a link that was hovered or focused before this script was loaded.
  for (const target of root.querySelectorAll('a:is(:hover, :focus)')) onIntent({ target })
}
