import type { FileGroup } from '../../contract/values.ts'

export interface ProductFile {
  id: string
  name: string
  /** Address of the file, or of the page with the request form of a locked one. */
  href: string
  /**
   * It is given for the data of a form: the bundle is without it. Default: it is given to everyone.
   * @requirement DL-04
   */
  locked?: boolean | undefined
  /** The name that it is saved under. */
  fileName: string
  /** `PDF`. Default: not shown. */
  format?: string | undefined
  /** Its size in bytes. Default: not shown. */
  size?: number | undefined
  /** Its language, where that is not the language of the page. */
  lang?: string | undefined
}

/** The files of a product that belong together. */
export interface ProductFileGroup {
  /** Kind of the files, which names the group. */
  group: FileGroup
  /** Its files, in order. */
  files: readonly ProductFile[]
}

/** All files of a product as one. */
export interface ProductBundle {
  href: string
  fileName: string
}

/** Anchor of a group: `photometricData` is reached at `#photometric-data`. */
export const groupAnchor = (group: FileGroup) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Counts the files of all groups. */
export const countFiles = (groups: readonly ProductFileGroup[]) => groups.reduce((sum, { files }) => sum + files.length, 0)

/** Counts the files of the bundle: those that are given to everyone. */
export const countInBundle = (groups: readonly ProductFileGroup[]) =>
  groups.reduce((sum, { files }) => sum + files.filter(({ locked }) => !locked).length, 0)
