import type { Contract } from '@brand/blocks/contracts'

/** This brand takes the widths that the contracts say. */
export const blockWidths: Readonly<Record<string, Contract['width']>> = {}
