import type { z } from 'zod'
import { settings, type Setting } from './settings/settings.ts'

type Values = { [Key in keyof typeof settings]: z.output<(typeof settings)[Key][1]> }

/** The settings of the environment, read once at start. */
export type Env = Omit<Values, `datocms${string}` | 'contentSource'> & {
  defaultBaseUrl: string
  /** The project of DatoCMS. Default: content is in files. */
  datocms: Datocms | undefined
}

interface Datocms {
  token: string
  endpoint: string | undefined
  environment: string | undefined
  editingUrl: string | undefined
  webhookSecrets: readonly string[] | undefined
  pollSeconds: number
}

/** Returns the settings of DatoCMS, where it is the source. */
function readDatocms(values: Values): Datocms | undefined {
  if (values.contentSource !== 'datocms') return undefined
  const { datocmsToken: token, datocmsEndpoint: endpoint, datocmsEnvironment: environment } = values
  if (!token) throw new Error('CONTENT_SOURCE=datocms requires DATOCMS_API_TOKEN.')
  return {
    token,
    endpoint,
    environment,
    editingUrl: values.datocmsEditingUrl,
    webhookSecrets: values.datocmsWebhookSecrets,
    pollSeconds: values.datocmsPoll,
  }
}

/** The names of all settings. */
export const settingNames = Object.values(settings).map(([name]) => name)

/** Reads the settings. Throws a sentence for each that is invalid. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const problems: string[] = []
  const read = ([key, [name, schema]]: [string, Setting]) => {
    const { data, error } = schema.safeParse(env[name] || undefined)
    if (error) problems.push(name + error.issues[0]!.message)
    return [key, data]
  }
  const values = Object.fromEntries(Object.entries(settings).map(read)) as Values
  if (problems.length) throw new Error(problems.join(' '))
  const { host, port } = values
  const localAddress = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    ...values,
    datocms: readDatocms(values),
    defaultBaseUrl: values.defaultBaseUrl ?? (env.DEFAULT_BASE_URL === '' ? '' : localAddress),
  }
}
