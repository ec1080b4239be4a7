import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files below a folder; values other than strings are written as JSON. */
export async function writeFiles(folder: string, files: Record<string, unknown>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const picture = { file: 'room.webp', width: 1800, height: 1012, focalPoint: { x: 0.7, y: 0.6 }, color: '#183828' }

/** A content folder with one picture, `room`, and the given files; removed after the test. */
export async function contentFolder(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFiles(folder, { 'assets/assets.json': { room: picture }, 'assets/room.webp': '', ...files })
  await mkdir(join(folder, 'records'), { recursive: true })
  return folder
}
