/**
 * Titles of articles with fewer characters are set at full size.
 * @requirement ART-09
 */
export const shortTitle = 40
