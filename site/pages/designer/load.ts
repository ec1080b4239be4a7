import type { Designer } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { loadItem, type ItemData } from '../load.ts'

/** The data of a designer's page. */
export interface DesignerData extends ItemData {
  designer: Designer
}

/** Loads a designer by slug (RT-18). */
export async function loadDesigner({ request, routeParams }: PageContextServer): Promise<DesignerData> {
  const { client, locale } = request
  const asked = client.designer({ slug: routeParams.slug!, locale })
  const { response, ...item } = await loadItem(request, asked, (answer) => answer.response.ctDesignerName)
  return { ...item, designer: response }
}
