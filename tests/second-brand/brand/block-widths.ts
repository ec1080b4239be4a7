import type { Contract } from '@brand/blocks/contracts'

/** This brand takes the widths of the contracts. */
export const blockWidths: Readonly<Record<string, Contract['width']>> = {}
