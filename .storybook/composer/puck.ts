import { createUsePuck } from '@puckeditor/core'

/** What the editor holds, for the parts of it that are ours. */
export const usePuck = createUsePuck()

/** Where Puck keeps the blocks of a page. */
export const zone = 'root:default-zone'
