/**
 * Runs the start of the server; when it fails, writes the cause as one sentence and ends the process with code 1, so that a
 * supervisor sees the failure. Without this the exit code would be 0: Vike handles rejected promises and lets the process end.
 */
export async function exitOnFailure(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(`The site cannot start: ${(error as Error).message}`)
    process.exit(1)
  }
}
