import type { RichtextField } from '@puckeditor/core'

/** The HTML that the editor knows. */
export const richTextOptions: RichtextField['options'] = {
  heading: { levels: [2, 3, 4, 5, 6] },
  link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  underline: false,
  codeBlock: false,
}

/**
 * Anything that Puck's editor of rich text would drop, such as a table or a language: it knows these tags and attributes only. Such a
 * text is edited as HTML, so that nothing is lost.
 */
const unknown =
  /<(?!\/?(?:p|h[2-6]|ul|ol|li|strong|em|s|code|blockquote|a)>|(?:br|hr) ?\/?>|ol start="\d+">|a href="[^"]*"(?: target="_blank")?(?: rel="noopener")?>)/

/** Whether the editor of rich text can take a text in and give it out again. */
export const isPlainRichText = (html: string): boolean => !unknown.test(html)

/** Tidies HTML of the editor as records hold it: without an alignment, which no block has, and with bare list items. */
export const tidied = (html: string): string =>
  html
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[ou]l)/gs, '<li>$1')
    .replaceAll(/<(br|hr)>/g, '<$1 />')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/^<p><\/p>$/, '')
