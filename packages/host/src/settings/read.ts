import type { z } from 'zod'
import { cacheSettings, memorySettings, networkSettings, type Setting, type Settings } from './settings.ts'

/** The values of settings. */
export type SettingValues<Of extends Settings> = { [Key in keyof Of]: z.output<Of[Key][1]> }

/** Reads settings from the environment. Throws a sentence for each that is invalid. */
export function readSettings<Of extends Settings>(settings: Of, env: NodeJS.ProcessEnv = process.env): SettingValues<Of> {
  const problems: string[] = []
  const read = ([key, [name, schema]]: [string, Setting]) => {
    const { data, error } = schema.safeParse(env[name] || undefined)
    if (error) problems.push(name + error.issues[0]!.message)
    return [key, data]
  }
  const values = Object.fromEntries(Object.entries(settings).map(read)) as SettingValues<Of>
  if (problems.length) throw new Error(problems.join(' '))
  return values
}

type Network = SettingValues<typeof networkSettings>

/**
 * Returns the address of the site when nothing else gives one: the setting, an empty text where it is empty, else `http://HOST:PORT`.
 * @requirement RED-13, RED-14
 */
export function resolveDefaultBaseUrl(
  { host, port, defaultBaseUrl }: Pick<Network, 'host' | 'port' | 'defaultBaseUrl'>,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const localAddress = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return defaultBaseUrl ?? (env.DEFAULT_BASE_URL === '' ? '' : localAddress)
}

const hostSettings = { ...networkSettings, ...memorySettings, ...cacheSettings }

/** Settings of a host. */
export type HostSettings = SettingValues<typeof hostSettings> & {
  defaultBaseUrl: string
  /** Postgres database that several nodes share. Default: there is one node. */
  databaseUrl?: string | undefined
}

/** Reads the settings of a host. Throws a sentence for each that is invalid. */
export function readHostSettings(env: NodeJS.ProcessEnv = process.env): HostSettings {
  const values = readSettings(hostSettings, env)
  return { ...values, defaultBaseUrl: resolveDefaultBaseUrl(values, env) }
}
