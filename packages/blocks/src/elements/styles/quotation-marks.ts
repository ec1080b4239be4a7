/** Styles that put the quotation marks of the language around an element. */
export const quotationMarks = {
  quotes: '"“" "”"',
  selectors: {
    '&:lang(de)': { quotes: '"„" "“"' },
    '&:lang(fr)': { quotes: '"«\u202f" "\u202f»"' },
    '&:lang(it)': { quotes: '"«" "»"' },
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
} as const
