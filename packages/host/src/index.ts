export type { Rendered, Answer } from './cache/page.ts'
export { isMissing, missingSegment } from './cache/missing.ts'
export { addAssets, type FileGuard, type FileRoute } from './downloads/assets.ts'
export { createBundles } from './downloads/bundles.ts'
export { secretIn, secretsFrom } from './downloads/secret.ts'
export { createSignatures, signedAddress } from './downloads/signatures.ts'
export { limitBody } from './forms/body-guard.ts'
export { postRoute } from './forms/post-route.ts'
export { readUpload, type Upload } from './forms/read-upload.ts'
export { createUploadSlots, patience, type UploadSlot } from './forms/upload-slots.ts'
export { createHost } from './host.ts'
export { builtFiles, fixedFiles } from './http/built-files.ts'
export { errorHeaders, HttpError, sendError } from './http/errors.ts'
export { createHttpServer } from './http/http-server.ts'
export { createIntegrity } from './http/integrity.ts'
export { listen } from './http/listen.ts'
export { createProxyTrust, findIncoming, type ProxyTrust } from './http/proxy-trust.ts'
export { bodyLimit, type RequestLimits } from './http/request-limits.ts'
export { contentSecurityPolicy, cspHash, type HeaderOptions, type Policy } from './http/security-headers.ts'
export { isForwarded, isLoopback } from './http/this-machine.ts'
export { createServerWithTimeouts } from './http/timeouts.ts'
export type { ImageSource } from './images/encode.ts'
export type { ImagesOptions } from './images/images.ts'
export { remoteImages } from './images/remote-images.ts'
export { localize, type Languages } from './locale/localize.ts'
export { preferredLocales } from './locale/preferred-home.ts'
export { exitOnFailure } from './log/exit-on-failure.ts'
export { memoryBudget } from './memory-budget.ts'
export type { Metrics } from './metrics/metrics.ts'
export { openNode } from './node.ts'
export { openMetrics } from './open-metrics.ts'
export type { HostApps } from './options.ts'
export { TooManyWaitingError } from './queue/fair-queue.ts'
export type { Renderer } from './queue/in-turn.ts'
export { decoded, isSameOriginPath, normalizePath } from './redirects/paths.ts'
export type { Redirect } from './redirects/redirect-matcher.ts'
export { createRedirects } from './redirects/redirects.ts'
export { readHostSettings, readSettings, resolveDefaultBaseUrl, type SettingValues } from './settings/read.ts'
export {
  cacheSettings,
  downloadSettings,
  memorySettings,
  metricsSettings,
  networkSettings,
  type Setting,
  type Settings,
} from './settings/settings.ts'
export {
  address,
  count,
  folder,
  mustBe,
  origin,
  origins,
  readBy,
  secrets,
  securityContact,
  text,
  unlessFalse,
} from './settings/values.ts'
