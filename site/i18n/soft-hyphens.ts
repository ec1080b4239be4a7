/**
 * A text without soft hyphens. Editors set them at the joints of long words, for visible titles (SEO-09); nothing else has them.
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')
