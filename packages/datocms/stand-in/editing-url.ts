import { GraphQLError } from 'graphql'
import type { BlockNode, RecordNode, View } from './nodes.ts'

/** The address where a record or block is edited, below that of the query. Without the latter the CMS answers with an error. */
export function editingUrl(node: RecordNode | BlockNode, { editor }: View): string {
  if (editor === undefined) throw new GraphQLError('To use _editingUrl, the header X-Base-Editing-Url must be set')
  const { record, path } = 'record' in node ? { record: node.record, path: undefined } : node.place
  const form = `${editor}/editor/item_types/type-${record.model.apiKey}/items/${record.id}/edit`
  return path === undefined ? form : `${form}#fieldPath=${path}`
}
