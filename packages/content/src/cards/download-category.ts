import { z } from 'zod'
import { defineCard } from '../card.ts'
import { text } from '../values.ts'

export const downloadCategoryFields = {
  id: z.string(),
  ctDownloadCategoryTitle: text(80),
  ctDownloadCategoryIntro: text(400).optional(),
}

export const downloadCategoryCard = defineCard('downloadCategory', downloadCategoryFields)
