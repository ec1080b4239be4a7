/**
 * Where an address should rather point, or `undefined`. One page has one address: no trailing slash, no doubled slashes.
 * The answer is always a path of this site; with a backslash, which browsers read as a slash, nothing is redirected.
 */
export function redirectOf(pathname: string, search: string): string | undefined {
  if (pathname === '/' || pathname.includes('\\') || !/\/\/|\/$/.test(pathname)) return undefined
  return (pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/') + search
}
