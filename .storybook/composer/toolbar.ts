import { createContext } from 'react'

/** Values of the toolbar, for our own parts of Puck. */
export const Toolbar = createContext<Record<string, unknown>>({})
