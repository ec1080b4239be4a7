import { useEffect, useState, type ReactNode } from 'react'
import { copyStates } from './copy-states.ts'
import { exchangeMedia } from './exchange-media.ts'
import { surround } from './surroundings.ts'

interface AsSentProps {
  /** Values of the toolbar. */
  globals: Record<string, unknown>
  children: ReactNode
}

/** A story without JavaScript: the HTML that a server sends, with the styles of this page, in a frame that runs no scripts. */
export function AsSent({ globals, children }: AsSentProps) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    void import('react-dom/server').then(({ renderToStaticMarkup }) => {
      const styles = Array.from(document.querySelectorAll('style, link[rel="stylesheet"]'), ({ outerHTML }) => outerHTML)
      const body = `<body class="${document.body.className}"><div id="storybook-root">${renderToStaticMarkup(children)}</div></body>`
      return setHtml(`<!doctype html><html><head>${styles.join('')}</head>${body}</html>`)
    })
  }, [children])
  return (
    <iframe
      className="as-sent"
      title="Without JavaScript"
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
        surround(contentDocument!.documentElement, globals)
        copyStates(contentDocument!)
        exchangeMedia(String(globals['media']), contentDocument!)
        // The wall scrolls the page of a story.
        contentWindow!.addEventListener('scroll', () => window.dispatchEvent(new Event('scroll')))
      }}
    />
  )
}
