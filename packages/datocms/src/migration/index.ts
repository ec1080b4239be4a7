import { locales } from '@brand/content'
import type { ManagementClient } from '../management/client.ts'
import { cmsModels, type CmsModel } from '../models/index.ts'
import { applyPlan } from './apply.ts'
import { modelDefinition } from './definition.ts'
import { createPlan, type Plan, type Step } from './plan.ts'
import { readProject } from './project.ts'

export { createManagementClient, type ManagementClient } from '../management/client.ts'
export { describeError } from '../management/reason.ts'
export { planLines } from './plan.ts'

interface Migration {
  plan: Plan
  /** Calls back after each step. */
  apply(done?: (step: Step) => void): Promise<void>
}

/** Compares a project with our models, all of them or some, and can make it have them. */
export async function migration(client: ManagementClient, models: readonly CmsModel[] = cmsModels): Promise<Migration> {
  const project = await readProject(client)
  const plan = createPlan(models.map(modelDefinition), locales, project)
  return { plan, apply: (done) => applyPlan(client, plan, project, done) }
}
