import type { PageContextServer } from 'vike/types'
import { bareShell, loadShell } from '../../chrome/shell.ts'

/** The shell of the page; without menus when they could not be loaded. */
export const data = async ({ request }: PageContextServer) => ({
  shell: await loadShell(request).catch(() => bareShell(request.locale)),
})
