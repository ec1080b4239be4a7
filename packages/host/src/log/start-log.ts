// Imported before all that may write.
import { logConsole } from './log.ts'

// A log whose reader has ended must not disturb the server: Vike writes every uncaught error, also that of writing, without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
logConsole()
