import { createUsePuck } from '@puckeditor/core'

/** State of the editor, for our own parts of it. */
export const usePuck = createUsePuck()

/** Zone in which Puck keeps the blocks of a page. */
export const zone = 'root:default-zone'
