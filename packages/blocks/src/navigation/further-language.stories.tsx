import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import arabic from '../i18n/arabic.fixture.ts'
import { Breadcrumb } from './breadcrumb/Breadcrumb.tsx'
import { ContactButton } from './contact-button/ContactButton.tsx'
import { brand, listLocaleLinks } from './fixtures.tsx'
import { Footer } from './footer/Footer.tsx'
import { LocaleWarning } from './locale-warning/LocaleWarning.tsx'
import { Pagination } from './pagination/Pagination.tsx'
import { SearchPage } from './search-page/SearchPage.tsx'
import { Search } from './search/Search.tsx'
import { SiteHeader } from './site-header/SiteHeader.tsx'
import type { MenuItem } from './types.ts'

const menu: MenuItem[] = [
  { title: 'الحلول الصوتية', href: '#solutions', current: 'true' },
  { title: 'اللباد والأقمشة', href: '#fabrics' },
  { title: 'أداة التكوين', href: 'https://configurator.example/', newTab: true },
]
const results = ['لباد رملي', 'لباد أخضر', 'مصباح', 'لوح جداري', 'كشك هادئ'].map((title, i) => ({
  title,
  type: 'منتج',
  href: `#result-${i}`,
}))
const locales = [...listLocaleLinks('ar'), { locale: 'ar', name: 'العربية', href: '#ar', current: true }]

/** A language that is not built in, right to left: its texts come from one object (docs/ADD-A-LANGUAGE.md). */
const meta = { title: 'Navigation/FurtherLanguage' } satisfies Meta
export default meta

/** Every part speaks it, and numbers take the plural forms of the language. */
export const Arabic: StoryObj = {
  render: () => (
    <div lang="ar" dir="rtl">
      <SiteHeader
        {...brand}
        menu={menu}
        locales={locales}
        search={<Search href="/ar/search" messages={arabic.search} />}
        messages={arabic.siteHeader}
      />
      <LocaleWarning requestedLocale="ar" contentLocale="de" messages={arabic.localeWarning} />
      <main id="main">
        <Breadcrumb homeHref="#home" trail={[{ label: 'البحث' }]} messages={arabic.breadcrumb} />
        <SearchPage href="/ar/search" keyword="لباد" results={results} messages={arabic.searchPage} />
        <Pagination page={2} pages={3} href="#page-{page}" messages={arabic.pagination} />
      </main>
      <ContactButton href="#contact" messages={arabic.contactButton} />
      <Footer brand={brand.brand} year={2026} about={menu} locales={locales} messages={arabic.footer} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('5 نتائج لـ «لباد»')).toBeVisible()
    await expect(page.getByText(/غير متوفرة باللغة العربية\. .* باللغة الألمانية\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'الاتصال بنا' })).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/\b(Search|Menu|Languages|opens in|Page|All rights)\b/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
