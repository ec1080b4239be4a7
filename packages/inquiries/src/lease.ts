/** Duration of a claim, in ms: longer than an attempt may take. After it, inquiries of a crashed server are sent again. */
export const lease = 15_000

/** Duration of a claim of an inquiry with a file, in ms. */
export const fileLease = 60_000
