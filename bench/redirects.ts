/** What it costs to match a redirect, with few and with many rules: `node bench/redirects.ts`. */
import { locales } from '@brand/content'
import { createRedirectMatcher } from '../site/server/redirects/redirect-matcher.ts'

const rounds = 200_000
const rulesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ from: `/old/${i}`, to: `/new/${i}`, is_permanent: true }))

function measure(count: number) {
  const begun = performance.now()
  const match = createRedirectMatcher(rulesOf(count), { active: locales, hasPage: () => true })
  const built = performance.now() - begun
  const time = (path: (i: number) => string) => {
    for (let i = 0; i < rounds / 10; i++) match(new URL(path(i), 'https://loden.example'))
    const start = performance.now()
    for (let i = 0; i < rounds; i++) match(new URL(path(i), 'https://loden.example'))
    return ((performance.now() - start) / rounds) * 1000
  }
  return { count, built, found: time((i) => `/old/${i % count}?a=1`), missed: time((i) => `/products/${i % 1000}`) }
}

console.log('| rules | built, ms | an address that has moved, µs | one that has not, µs |\n| ---: | ---: | ---: | ---: |')
for (const count of [10, 10_000, 100_000]) {
  const { built, found, missed } = measure(count)
  console.log(`| ${count.toLocaleString('en')} | ${built.toFixed(1)} | ${found.toFixed(2)} | ${missed.toFixed(2)} |`)
}
