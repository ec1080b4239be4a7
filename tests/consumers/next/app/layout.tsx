import '@brand/blocks/themes/tegel.css'
import '@brand/blocks/base.css'
import '@brand/blocks/navigation.css'
import '@brand/blocks/hero.css'
import '@brand/blocks/text.css'
import '@brand/blocks/quote.css'
import '@brand/blocks/topic-teaser.css'
import '@brand/blocks/accordion.css'
import '@brand/blocks/tabs.css'
import './globals.css'
import './images'
import { Footer, SiteHeader } from '@brand/blocks/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import * as content from '../content'
import { AppLinks } from './app-links'
import { SiteSearch } from './site-search'

export const metadata: Metadata = { title: 'consumer-next', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <AppLinks />
        <SiteHeader
          brand={content.brand}
          homeHref="/"
          logo={<b>{content.brand}</b>}
          menu={content.menu}
          locales={content.locales}
          search={<SiteSearch />}
        />
        <main id="main">{children}</main>
        <Footer
          brand={content.brand}
          year={2026}
          about={content.menu}
          legal={content.legal}
          socials={content.socials}
          locales={content.locales}
        />
      </body>
    </html>
  )
}
