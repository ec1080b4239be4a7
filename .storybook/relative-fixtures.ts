/** A plugin for Vite: a built Storybook names the files of examples from its own page, since it may be served below any path. */
export const relativeFixtures = () => ({
  name: 'relative-fixtures',
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    /(?:fixtures?|stories)\.tsx?$/.test(id)
      ? { code: code.replaceAll(/(?<=['"`\s])\/fixtures\//g, './fixtures/'), map: null }
      : undefined,
})
