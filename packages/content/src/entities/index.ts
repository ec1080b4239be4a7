import type { Entity } from '../entity.ts'
import { acousticGuide } from './acoustic-guide.ts'
import { article } from './article.ts'
import { award } from './award.ts'
import { category } from './category.ts'
import { designer } from './designer.ts'
import { downloadCategory } from './download-category.ts'
import { download } from './download.ts'
import { fabric } from './fabric.ts'
import { family } from './family.ts'
import { faq } from './faq.ts'
import { general } from './general.ts'
import { issue } from './issue.ts'
import { job } from './job.ts'
import { location } from './location.ts'
import { model } from './model.ts'
import { organization } from './organization.ts'
import { page } from './page.ts'
import { pressKit } from './press-kit.ts'
import { ready2go } from './ready2go.ts'
import { redirect } from './redirect.ts'
import { resource } from './resource.ts'
import { skin } from './skin.ts'
import { typology } from './typology.ts'

/** Every entity. */
export const entities: readonly Entity[] = [
  page,
  article,
  category,
  job,
  acousticGuide,
  faq,
  location,
  family,
  fabric,
  resource,
  typology,
  issue,
  model,
  skin,
  ready2go,
  designer,
  award,
  downloadCategory,
  download,
  pressKit,
  organization,
  general,
  redirect,
]
