import type { PageContextServer } from 'vike/types'
import { bareShell, loadShell } from '../../chrome/shell.ts'

/** What stands around the page; without menus when they are what could not be loaded. */
export const data = async ({ request }: PageContextServer) => ({
  shell: await loadShell(request).catch(() => bareShell(request.locale)),
})
