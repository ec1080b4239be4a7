import type { FileGroup } from '@brand/blocks/contracts'
import type { ResourceCard } from './cards/resource.ts'

/** The kinds of file that belong to a product, in their order. */
const fileGroups: readonly FileGroup[] = ['specifications', 'manuals', 'certificates', 'photometricData', 'revit']

/**
 * Name of the media type of what comes first among specifications.
 * @requirement DL-32
 */
const sheet = 'product specification sheet'

/**
 * Groups by the name of the media type, in lower case; all else are specifications.
 * @requirement DL-25 to DL-30
 */
const groups: Readonly<Record<string, FileGroup>> = {
  manual: 'manuals',
  'installation manual': 'manuals',
  'care & maintenance': 'manuals',
  'user manual': 'manuals',
  certificate: 'certificates',
  'photometric data': 'photometricData',
  revit: 'revit',
}

const readMediaType = ({ ctResourceMediaType }: ResourceCard) => ctResourceMediaType?.name.trim().toLowerCase() ?? ''

export interface GroupOptions {
  /** Revit files are a group of their own; else specifications. Default `true`. */
  separateRevit?: boolean
  /**
   * So is photometric data: for families, not for fabrics. Default `true`.
   * @requirement FAB-05
   */
  separatePhotometricData?: boolean
}

/**
 * The files of a product by group, in order; a group without a file is left out.
 * @requirement DL-25 to DL-32
 */
export function groupResources(
  resources: readonly ResourceCard[],
  { separateRevit = true, separatePhotometricData = true }: GroupOptions = {},
): { group: FileGroup; resources: ResourceCard[] }[] {
  const merged: FileGroup[] = []
  if (!separateRevit) merged.push('revit')
  if (!separatePhotometricData) merged.push('photometricData')
  const findGroup = (resource: ResourceCard) => {
    const type = readMediaType(resource)
    const group = Object.hasOwn(groups, type) ? groups[type]! : 'specifications'
    return merged.includes(group) ? 'specifications' : group
  }
  const sheetsFirst = resources.toSorted((a, b) => Number(readMediaType(b) === sheet) - Number(readMediaType(a) === sheet))
  return fileGroups
    .map((group) => ({ group, resources: sheetsFirst.filter((resource) => findGroup(resource) === group) }))
    .filter(({ resources: found }) => found.length > 0)
}

/** Without what no file system takes. */
const fileSafe = (name: string) =>
  name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.+$/, '')

/** The extension of an address with its dot, `.pdf`; empty where it has none. */
export const parseExtension = (url: string) => /\.[a-z0-9]+$/i.exec(url.replace(/[?#].*$/, ''))?.[0] ?? ''

/**
 * The name that a file is saved under: its alternative text, else its file name, else that of its address, with the address'
 * extension.
 * @requirement DL-34
 */
export function toFileName({ ctResourceResource: { url, alt, filename } }: Pick<ResourceCard, 'ctResourceResource'>): string {
  const extension = parseExtension(url)
  const last = url
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!
  const name = [alt, filename ?? '', last].map(fileSafe).find(Boolean) ?? 'file'
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
}

/**
 * The name of the file that holds all files of a product, `Halve Maan-download-bundle.zip`.
 * @requirement DL-33, DL-36
 */
export const toBundleName = (title: string) => `${fileSafe(title.replaceAll('\u00ad', '')) || 'product'}-download-bundle.zip`

/**
 * Where the server makes bundles, unless another base is configured.
 * @requirement DL-35
 */
export const defaultDownloadBase = '/api/resources'

/** Address of the bundle of a product: `/api/resources/families/bundleResources/murmel`. */
export const bundlePath = (kind: 'families' | 'fabrics', slug: string, base = defaultDownloadBase) =>
  `${base}/${kind}/bundleResources/${slug}`
