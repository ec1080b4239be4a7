/** Titles of articles with fewer characters are set at full size (ART-09). */
export const shortTitle = 40
