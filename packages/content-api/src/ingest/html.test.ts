import { describe, expect, it } from 'vitest'
import { mapLinks, sanitizeHtml } from './html.ts'

const sanitized = (html: string) => {
  const reported: string[] = []
  return { html: sanitizeHtml(html, (message) => reported.push(message)), reported }
}

describe('rich text', () => {
  it('keeps headings, lists, links and tables (DRV-02)', () => {
    const html =
      '<h2>A</h2><p>B <strong>C</strong> <em>D</em><br /><a href="/e" title="E">E</a></p><ul><li>F</li></ul><ol start="3"><li>G</li></ol>' +
      '<table><caption>H</caption><thead><tr><th scope="col">I</th></tr></thead><tbody><tr><td colspan="2">J</td></tr></tbody></table>'
    expect(sanitized(html)).toEqual({ html, reported: [] })
  })

  it.each([
    ['<script>alert(1)</script>', '', '<script> is not allowed'],
    ['<style>p{display:none}</style>', '', '<style> is not allowed'],
    ['<img src=x onerror=alert(1)>', '', '<img> is not allowed'],
    ['<svg><animate onbegin=alert(1) attributeName=x></svg>', '', '<svg> is not allowed'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', '', '<iframe> is not allowed'],
    ['<span onclick="alert(1)" style="color:red" class="x">B</span>', '<span>B</span>', 'onclick is not allowed on <span>'],
    ['<a href="javascript:alert(1)">B</a>', '<a>B</a>', 'a link must be'],
    ['<a href="JAVA&#x09;SCRIPT:alert(1)">B</a>', '<a>B</a>', 'a link must be'],
    ['<a href="data:text/html,<script>x</script>">B</a>', '<a>B</a>', 'a link must be'],
    ['<a href="//x.example">B</a>', '<a>B</a>', 'a link must be'],
    ['<input name="q" autofocus onfocus=alert(1)>', '', '<input> is not allowed'],
    ['<math><mi xlink:href="javascript:alert(1)">B</mi></math>', 'B', '<math> is not allowed'],
  ])('loses %s, which is reported (DRV-02, RELIABILITY 10)', (hostile, rest, message) => {
    const { html, reported } = sanitized(`<p>A ${hostile}</p>`)
    expect(html).toBe(`<p>A ${rest}</p>`)
    expect(reported.join()).toContain(message)
  })

  it('opens other windows without access to this one (RELIABILITY 10)', () => {
    expect(sanitized('<p><a href="https://x.example/" target="_blank" rel="opener">A</a></p>').html).toBe(
      '<p><a href="https://x.example/" target="_blank" rel="noopener">A</a></p>',
    )
  })

  it('replaces old tags, and a first-level heading by a second-level one (BLK-text-01)', () => {
    expect(sanitized('<h1>A</h1><p><b>B</b><i>C</i></p>')).toEqual({
      html: '<h2>A</h2><p><strong>B</strong><em>C</em></p>',
      reported: [],
    })
  })

  it('gets missing end tags, and is empty without text (DRV-02)', () => {
    expect(sanitized('<p>A <strong>B').html).toBe('<p>A <strong>B</strong></p>')
    for (const html of ['<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>', ' ']) expect(sanitized(html).html).toBe('')
  })

  it('gets its links replaced, and nothing else (LOC-10)', () => {
    expect(mapLinks('<p title="/a">/a &amp; <a href="/a?b=1&amp;c=2">A</a></p>', (link) => `/nl${link}`)).toBe(
      '<p>/a &amp; <a href="/nl/a?b=1&amp;c=2">A</a></p>',
    )
  })
})
