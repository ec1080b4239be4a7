import { homePath, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { iconFiles } from './icon-files.ts'

/** The web app manifest, in the visitor's language. */
export function createManifest(locale: Locale): string {
  const icons = iconFiles.flatMap(({ path, sizes: [size], purpose }) =>
    purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  )
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: locale,
    start_url: homePath(locale),
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand.themeColor.plain,
    background_color: brand.themeColor.plain,
    icons,
  })
}
