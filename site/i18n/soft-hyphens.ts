/**
 * A text without soft hyphens. Editors set them at the joints of long words, for visible titles; nothing else has them.
 * @requirement SEO-09
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')
