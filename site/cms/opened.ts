/**
 * Stands where the first view of a page ends. The first paint waits for it: half of a title or of a row would move what is beside it
 * when the rest comes.
 */
export const opened = '<template id="opened"></template>'
