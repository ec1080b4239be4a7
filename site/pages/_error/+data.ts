import type { PageContextServer } from 'vike/types'
import { bareShell, loadShell } from '../../chrome/shell.ts'

/** What stands around the page; without menus when they are what could not be loaded. */
export const data = async ({ site }: PageContextServer) => ({
  shell: await loadShell(site).catch(() => bareShell(site.locale)),
})
