import type { PageContextServer } from 'vike/types'

/** What a page and its view get of Vike: the request, and the data that the page's `+data` has loaded. */
export type PageOf<Data> = Omit<PageContextServer, 'data'> & { data: Data }
