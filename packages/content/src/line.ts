/** Letters and emoji, which joiners connect. */
const joined = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`

/** Invisible characters: of format, but joiners within words and emoji, and of control. */
const invisible = new RegExp(String.raw`(?!(?<=${joined})[\u200C\u200D](?=${joined}))\p{Cf}|(?![\s\u0085])\p{Cc}`, 'gu')

/**
 * Cleans text that was typed or pasted into one line. Spaces replace line breaks. Invisible characters are removed, such as those
 * that chat programs add or that turn the rest of a line around. Browser and server read all lines so.
 * @requirement FORM-62
 */
export const toLine = (text: string): string => text.replaceAll(invisible, '').replaceAll(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
