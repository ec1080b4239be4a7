import { exampleFiles } from './examples.ts'

/** Reads a record as it is now: Storybook serves them beside itself, so that a changed one does not reload the page. */
export async function readRecord(file: string): Promise<unknown> {
  const answer = await fetch(`${import.meta.env.BASE_URL}records/${file}.json`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`Record not found: ${file}.`)
  return answer.json()
}

/** Reads the records whose blocks new ones begin with. */
export const readExampleRecords = () => Promise.all(exampleFiles.map(readRecord))
