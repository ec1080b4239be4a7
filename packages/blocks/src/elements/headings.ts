import type { HeadingLevel } from '../contract/contract.ts'

export type Heading = `h${HeadingLevel}`
const heading = (level: number) => `h${Math.min(level, 6)}` as Heading

/** The elements of a block's title and of the two levels below it; these move up where there is no title. */
export const headingsFrom = (level: HeadingLevel, untitled: boolean): [title: Heading, part: Heading, entry: Heading] =>
  untitled ? [heading(level), heading(level), heading(level + 1)] : [heading(level), heading(level + 1), heading(level + 2)]
