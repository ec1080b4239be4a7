/** `npm run chromatic`: publishes the Storybook for visual review in the browser, for those who have a project there. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project. Without a token, run npm run review -- main.',
  )
  process.exit(1)
}
await prepare()
await must('chromatic', ['--build-script-name', 'build-storybook', ...process.argv.slice(2)])
