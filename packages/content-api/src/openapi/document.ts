/** The parts of an OpenAPI document that the examples are added to. */
export interface OpenApiDocument {
  paths: Record<string, { get?: Operation }>
}

export interface Operation {
  parameters?: { name: string; example?: string }[]
  responses: Record<string, { content?: { 'application/json': { example?: unknown } } }>
}
