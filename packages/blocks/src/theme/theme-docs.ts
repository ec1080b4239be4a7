import { allTokens, isToken, tokens, type Token } from './tokens.ts'

/** A token's default in words: CSS as it is, a colour by what it follows from. */
function describeDefault({ rule }: Token): string {
  if (rule === undefined) return '*required*'
  if (typeof rule === 'string') return `\`${rule}\``
  if ('same' in rule) return `\`--b-${rule.same}\``
  if ('copy' in rule) return `value of \`--b-${rule.copy}\``
  if ('mix' in rule) return `${rule.percent} % of \`--b-${rule.mix}\` in \`--b-${rule.into}\`${rule.minRatio ? ', or more' : ''}`
  return `readable on ${rule.on.map((name) => `\`--b-${name}\``).join(', ')}`
}

/** Table of REFERENCE.md: every custom property with meaning and default. */
export const themeTable = () =>
  [
    '| Custom property | Meaning | Default |',
    '|---|---|---|',
    ...allTokens().map(([, token]) => `| \`--b-${token.name}\` | ${token.meaning} | ${describeDefault(token)} |`),
  ].join('\n')

const key = (name: string) => (/^[a-z]\w*$/i.test(name) || /^\d+$/.test(name) ? name : `'${name}'`)
const needed = (value: object): boolean => (isToken(value) ? value.rule === undefined : Object.values(value).some(needed))

function members(tree: object): string {
  return Object.entries(tree)
    .map(([name, value]: [string, object]) => {
      const optional = needed(value) ? '' : '?'
      if (!isToken(value)) return `${key(name)}${optional}: {\n${members(value)}\n}`
      const otherwise = value.rule === undefined ? 'Required.' : `Default: ${describeDefault(value)}.`
      return `/** ${value.meaning} ${otherwise} */\n${key(name)}${optional}: string`
    })
    .join('\n')
}

/** The TypeScript interface of the values that a brand gives, each with meaning and default. */
export const themeValuesType = () =>
  `/** Values of a theme; each is the custom property of the same name. Colours are opaque, in any CSS notation. */\nexport interface ThemeValues {\n${members(tokens)}\n}`
