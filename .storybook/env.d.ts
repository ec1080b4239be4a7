/** Environment variables that Storybook passes on to stories. */
interface ImportMeta {
  readonly env: Readonly<{ STORYBOOK_FULL?: string; STORYBOOK_SITE_URL?: string }>
}
