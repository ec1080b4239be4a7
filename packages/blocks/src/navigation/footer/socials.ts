import type { ReactNode } from 'react'

/**
 * An account on social media.
 * @requirement NAV-11
 */
export interface Social {
  /**
   * Its name, as it is read out: `Instagram`. These bring their icon, in any case of letters: Facebook, Pinterest, LinkedIn,
   * Instagram, TikTok, X, YouTube, Medium.
   */
  name: string
  /** Address of the account. */
  href: string
  /**
   * An inline SVG in `currentColor`, 24 px square. Default: the icon of that name; an account without any is left out.
   * @requirement OR-98
   */
  icon?: ReactNode | undefined
}

/** Names and icons, drawn by us on the 24 px grid like all others: 2 px stroke, square caps. */
const icons = new Map(
  Object.entries({
    facebook: {
      name: 'Facebook',
      path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5H18V3h-3c-3 0-4.5 1.7-4.5 4.5v2h-3V13h3v8',
    },
    pinterest: { name: 'Pinterest', path: 'm9 21 2.5-10m-3 2C7 11 8 6 12 6s5.5 3.5 4 6.5-5 2.5-5 .5' },
    linkedin: { name: 'LinkedIn', path: 'M5 9v11M5 4.5V5m5 15V9m0 4c0-5 9-5 9 0v7' },
    instagram: { name: 'Instagram', path: 'M4 4h16v16H4zm8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2V7' },
    tiktok: { name: 'TikTok', path: 'M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 3 2.5 5 5.5 5' },
    x: { name: 'X', path: 'm4 4 16 16M20 4 4 20' },
    youtube: { name: 'YouTube', path: 'M3 6h18v12H3zm7 3.5v5l4.5-2.5z' },
    medium: { name: 'Medium', path: 'M4 18V7l8 9 8-9v11' },
  }),
)

/** Names that records use for X. */
const aliases: Record<string, string> = { twitter: 'x', 'twitter-x': 'x' }

/** An account as the footer shows it: with an icon of its own, or the path of ours. */
export interface ShownSocial extends Social {
  path?: string
}

/**
 * The accounts that can be shown: those with an address and an icon.
 * @requirement FTR-03, OR-98
 */
export const shownSocials = (socials: readonly Social[]): ShownSocial[] =>
  socials.flatMap((social) => {
    if (!social.href) return []
    if (social.icon) return [social]
    const key = social.name.toLowerCase()
    const match = icons.get(aliases[key] ?? key)
    return match ? [{ ...match, href: social.href }] : []
  })
