import type { PageContextServer } from 'vike/types'

/** Vike's context of a page and its view: the request, and the data that the page's `+data` has loaded. */
export type PageOf<Data> = Omit<PageContextServer, 'data'> & { data: Data }
