import { create } from 'storybook/theming/create'
import { theme } from '../packages/blocks/src/theme/themes/loden/index.ts'

const { surface, surfaceMuted, onSurface, textMuted, border, borderControl, focus, accent } = theme.color

/** Storybook itself in the look of the first theme: its manager and its pages of documentation. */
export const studioTheme = create({
  base: 'light',
  brandTitle: '@brand/blocks',
  fontBase: theme.font.body,
  appBg: surfaceMuted,
  appContentBg: surface,
  appPreviewBg: surface,
  appBorderColor: border,
  appBorderRadius: 0,
  textColor: onSurface,
  textMutedColor: textMuted,
  barBg: surface,
  barTextColor: textMuted,
  barHoverColor: onSurface,
  barSelectedColor: focus,
  inputBg: surface,
  inputBorder: borderControl,
  inputTextColor: onSurface,
  inputBorderRadius: 0,
  buttonBg: surface,
  buttonBorder: borderControl,
  booleanBg: surfaceMuted,
  booleanSelectedBg: accent,
  colorPrimary: onSurface,
  // Background of the selected sidebar entry, under white text, and colour of links.
  colorSecondary: focus,
})
