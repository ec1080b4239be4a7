import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { date, text } from '../values.ts'
import { locationCard } from './location.ts'

export const jobFields = {
  id: z.string(),
  ctJobTitle: text(100),
  ctJobSlug: segment(),
  ctJobDate: date.optional(),
  ctJobIntro: text(400).optional(),
  ctJobLocations: z
    .array(locationCard)
    .default([])
    .meta({ description: 'Workplaces. Their countries are those of the vacancy.' }),
}

export const jobCard = defineCard('job', jobFields)
export type JobCard = z.infer<typeof jobCard>
