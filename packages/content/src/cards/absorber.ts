import { z } from 'zod'
import { defineCard } from '../card.ts'
import { octaves } from '../facts.ts'
import { fabricFields } from './fabric.ts'
import { familyFields } from './family.ts'

const { id, ctFamilyName, ctFamilySlug } = familyFields
const { ctFabricName, ctFabricSlug } = fabricFields
const absorption = octaves.optional()

/** A family or fabric with its absorption alone, for drawings and sums. */
export const absorberCard = z.union([
  defineCard('family', { id, ctFamilyName, ctFamilySlug, absorption }, 'Absorber'),
  defineCard('fabric', { id, ctFabricName, ctFabricSlug, absorption }, 'Absorber'),
])
