import type { ManagementClient } from '../management/client.ts'
import type { FieldDefinition } from './definition.ts'
import type { Plan, Step } from './plan.ts'
import { withReferences, type Project } from './project.ts'

type FieldBody = Parameters<ManagementClient['fields']['create']>[1]
type FieldStep = Extract<Step, { field: FieldDefinition }>

/** Sends the steps of a plan, one after the other: a step that fails leaves a project that the next run goes on with. */
export async function applyPlan(
  client: ManagementClient,
  { steps }: Plan,
  { ids, locales: existingLocales }: Project,
  done: (step: Step) => void = () => {},
): Promise<void> {
  let locales = existingLocales

  function fieldBody({ model, field }: FieldStep): FieldBody {
    const findId = (name: string, part: string) => ids.get(part === 'item_types' ? name : `${model.apiKey}.${name}`)!
    const { apiKey, type, editor, parameters, default: otherwise } = field
    const isByLanguage = field.localized && otherwise !== null
    return {
      api_key: apiKey,
      field_type: type,
      label: field.label,
      hint: field.hint,
      localized: field.localized,
      validators: withReferences(field.validators, findId),
      appearance: { editor, parameters, addons: [] },
      default_value: isByLanguage ? Object.fromEntries(locales.map((locale) => [locale, otherwise])) : otherwise,
    } as unknown as FieldBody
  }

  async function send(step: Step): Promise<void> {
    if (step.do === 'set languages') {
      ;({ locales } = await client.site.update({ locales: [...step.locales] as [string, ...string[]] }))
      return
    }
    const { model } = step
    switch (step.do) {
      case 'make model': {
        const body = { api_key: model.apiKey, ...model.attributes } as unknown as Parameters<typeof client.itemTypes.create>[0]
        ids.set(model.apiKey, (await client.itemTypes.create(body)).id)
        return
      }
      case 'change model': {
        const differing = step.differing.map((name) => [name, model.attributes[name]])
        return void (await client.itemTypes.update(ids.get(model.apiKey)!, Object.fromEntries(differing) as object))
      }
      case 'make field': {
        const created = await client.fields.create(ids.get(model.apiKey)!, {
          ...fieldBody(step),
          position: step.position,
        })
        ids.set(`${model.apiKey}.${step.field.apiKey}`, created.id)
        return
      }
      case 'change field':
        return void (await client.fields.update(ids.get(`${model.apiKey}.${step.field.apiKey}`)!, fieldBody(step)))
      case 'set title': {
        const id = ids.get(`${model.apiKey}.${model.title}`)!
        return void (await client.itemTypes.update(ids.get(model.apiKey)!, { title_field: { type: 'field', id } }))
      }
    }
  }

  for (const step of steps) {
    await send(step)
    done(step)
  }
}
