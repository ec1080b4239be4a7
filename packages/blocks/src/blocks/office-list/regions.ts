/** The regions in the order of their tabs. */
export const regions = ['europe', 'americas', 'asia-pacific', 'middle-east-africa'] as const
