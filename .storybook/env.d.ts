/** Environment variables that Storybook passes on to stories. */
interface ImportMeta {
  readonly env: Readonly<Partial<Record<'STORYBOOK_BRAND' | 'STORYBOOK_TONE' | 'STORYBOOK_LOCALE', string>>>
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
