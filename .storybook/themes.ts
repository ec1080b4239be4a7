import type { BrandTheme } from '../packages/blocks/src/theme/brand-theme.ts'

const modules = import.meta.glob<{ theme: BrandTheme }>('../packages/blocks/src/theme/themes/*/index.ts', { eager: true })

/** Every theme of the package, by name: one for each folder. */
export const themes: Record<string, BrandTheme> = Object.fromEntries(
  Object.values(modules).map(({ theme }) => [theme.name, theme]),
)
