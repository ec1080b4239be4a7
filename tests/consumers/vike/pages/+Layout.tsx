import { RouterLinks } from '@brand/blocks/router-links'
import type { ReactNode } from 'react'
import { navigate } from 'vike/client/router'

export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <RouterLinks navigate={navigate} />
    <main id="main">{children}</main>
  </>
)
