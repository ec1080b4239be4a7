/** How long a claimed inquiry is left alone, in ms: longer than an attempt may take. After it, a crashed server's are sent again. */
export const lease = 15_000

/** How long a claimed inquiry with a file is left alone, in ms. */
export const fileLease = 60_000
