import { serveStorybook } from '../../scripts/built-storybook.ts'

/** Serves the built Storybook, where none is given; in `npm run test:full` below a path, as on the pages of a project. */
export default async function setup() {
  if (process.env.STORYBOOK_URL) return undefined
  const { url, close } = await serveStorybook(undefined, process.env.FULL ? '/sb/' : '/')
  process.env.STORYBOOK_URL = url
  return close
}
