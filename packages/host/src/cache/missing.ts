/** The last segment of a path at which nothing can be: slugs begin with a letter or a digit. */
export const missingSegment = '-'

/** Whether a path is that of a page that stands for all that are not there. */
export const isMissing = (path: string): boolean => path.endsWith(`/${missingSegment}`)
