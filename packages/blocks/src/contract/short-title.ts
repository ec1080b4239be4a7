/**
 * Titles of articles with fewer characters are set at full size. Soft hyphens, which are not seen, do not count.
 * @requirement ART-09
 */
export const shortTitle = 40
