import { createContext } from 'react'

/** What the toolbar says, for the parts of Puck that are ours. */
export const Toolbar = createContext<Record<string, unknown>>({})
