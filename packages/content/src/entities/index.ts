import type { Entity } from '../entity.ts'
import { general } from './general.ts'
import { organization } from './organization.ts'
import { page } from './page.ts'

/** Every entity. */
export const entities: readonly Entity[] = [general, organization, page]
