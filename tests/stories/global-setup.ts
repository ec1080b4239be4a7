import { serveStorybook } from '../../scripts/built-storybook.ts'

/** Serves the built Storybook, where none is given. */
export default async function setup() {
  if (process.env.STORYBOOK_URL) return undefined
  const { url, close } = await serveStorybook()
  process.env.STORYBOOK_URL = url
  return close
}
