/** Text for comparison: without case and accents, with one kind of space and of apostrophe. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘ʼ´`]/g, "'")
