import { createHash } from 'node:crypto'
import { parse } from 'node:path'
import sharp from 'sharp'
import { newId, Refusal, type Entity, type State } from './state.ts'

const isPicture = /\.(?:webp|jpe?g|png|avif)$/i

/** Assets of the project, as the API takes and answers them. `origin` is where they are. */
export function createUploadCalls({ uploads, files, jobs }: State) {
  async function readAttributes(path: string, origin: string): Promise<Record<string, unknown>> {
    const bytes = files.get(path)
    if (!bytes) throw new Refusal(422, 'INVALID_FIELD', { field: 'path', code: 'VALIDATION_INVALID' })
    const filename = path.split('/').at(-1)!
    const { width = null, height = null } = isPicture.test(filename) ? await sharp(bytes).metadata() : {}
    return {
      path,
      url: `${origin}/assets/${path}`,
      filename,
      basename: parse(filename).name,
      format: parse(filename).ext.slice(1),
      size: bytes.length,
      md5: createHash('md5').update(bytes).digest('hex'),
      width,
      height,
      is_image: width !== null,
      colors: [{ red: 32, green: 64, blue: 96, alpha: 255 }],
    }
  }

  /** The API answers such a call with a job, whose result is asked for. */
  function asJob(payload: Entity): Entity {
    const id = newId()
    jobs.set(id, { status: 200, payload: { data: payload } })
    return { id, type: 'job', attributes: {} }
  }

  return {
    request({ attributes }: Entity, origin: string): Entity {
      const path = `1/${newId()}/${String(attributes['filename'])}`
      return { id: path, type: 'upload_request', attributes: { url: `${origin}/put/${path}`, request_headers: {} } }
    },
    async create({ attributes }: Entity, origin: string): Promise<Entity> {
      const found = await readAttributes(String(attributes['path']), origin)
      const created = { id: newId(), type: 'upload', attributes: { default_field_metadata: {}, ...attributes, ...found } }
      uploads.set(created.id, created)
      return asJob(created)
    },
    async update(id: string, { attributes }: Entity, origin: string): Promise<Entity> {
      const found = uploads.get(id)
      if (!found) throw new Refusal(404, 'NOT_FOUND')
      const { path } = attributes
      const file = typeof path === 'string' && path !== found.attributes['path'] ? await readAttributes(path, origin) : {}
      Object.assign(found.attributes, attributes, file)
      return asJob(found)
    },
  }
}
