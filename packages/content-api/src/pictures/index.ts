/**
 * Finds the pictures and files of a content folder that can be shown and offered. An entry of its own, since it loads the decoder
 * of pictures.
 */
export { inspect, type Master } from './inspect.ts'
export { refusedFiles } from './refused-files.ts'
