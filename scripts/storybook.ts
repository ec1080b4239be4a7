/** `npm run storybook`: every block, element and token to look at, with hot reload. */
import { must } from './run.ts'

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
await must('storybook', ['dev', '-p', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry'])
