import { readSettings, resolveDefaultBaseUrl, type SettingValues } from '@brand/host'
import { settings } from './settings/settings.ts'

type Values = SettingValues<typeof settings>

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
  const values = readSettings(settings, env)
  return { ...values, datocms: readDatocms(values), defaultBaseUrl: resolveDefaultBaseUrl(values, env) }
}
