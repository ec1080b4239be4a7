export { createCachedRoutes, type CachedRoutes } from './cache/cached-routes.ts'
export { createIdle, type Idle } from './cache/idle.ts'
export { isMissing, missingSegment } from './cache/missing.ts'
export { createPageCache, type PageAddress, type PageCache } from './cache/page-cache.ts'
export { answerPlain, answerWith, encodePage, readConditions, type Answer, type Conditions, type Rendered } from './cache/page.ts'
export { createPrerenderer } from './cache/prerender.ts'
export { createPurge, purgeForms, type PurgeForm } from './cache/purge.ts'
export { tagUntagged } from './cache/tag-untagged.ts'
export { plainTags, type TagRules } from './cache/tags.ts'
export { addAssets, type FileGuard, type FileRoute, type FoundFile } from './downloads/assets.ts'
export { createBundles, type Bundle } from './downloads/bundles.ts'
export { secretIn, secretsFrom } from './downloads/secret.ts'
export { createSignatures, signedAddress } from './downloads/signatures.ts'
export { builtFiles, fixedFiles } from './http/built-files.ts'
export { hasStatus, HttpError, sendError } from './http/errors.ts'
export { createHttpServer } from './http/http-server.ts'
export { createIntegrity } from './http/integrity.ts'
export { listen, stopGracefully } from './http/listen.ts'
export { isOwnOrigin } from './http/origin.ts'
export { createProxyTrust, findIncoming, type ProxyTrust } from './http/proxy-trust.ts'
export type { RequestLimits } from './http/request-limits.ts'
export { contentSecurityPolicy, cspHash, type HeaderOptions, type Policy } from './http/security-headers.ts'
export { isForwarded, isLoopback } from './http/this-machine.ts'
export { createServerWithTimeouts } from './http/timeouts.ts'
export type { ImageSource, Pictures } from './images/encode.ts'
export { createImages, type ImagesOptions } from './images/images.ts'
export { remoteImages } from './images/remote-images.ts'
export { localize, type Languages } from './locale/localize.ts'
export { choiceVaries, preferredHome, preferredLocales } from './locale/preferred-home.ts'
export { exitOnFailure } from './log/exit-on-failure.ts'
export { inRequest, requestId } from './log/log.ts'
export { memoryBudget } from './memory-budget.ts'
export { AbortedError, createFairQueue, TooManyWaitingError, type FairQueue, type Turn } from './queue/fair-queue.ts'
export { inTurn, type Renderer } from './queue/in-turn.ts'
export { decoded, isSameOriginPath, normalizePath } from './redirects/paths.ts'
export type { Redirect, RedirectTarget } from './redirects/redirect-matcher.ts'
export { createRedirects, type Redirects } from './redirects/redirects.ts'
export { readSettings, resolveDefaultBaseUrl, type SettingValues } from './settings/read.ts'
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
