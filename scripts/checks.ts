/** The checks that read the code without running it. Each counts as one test. */
export const checks: { name: string; file: string; args: string[] }[] = [
  { name: 'package exports are up to date', file: 'node', args: ['packages/blocks/scripts/generate.ts', '--check'] },
  { name: 'types', file: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint and import arrows', file: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', file: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'nothing unused', file: 'knip', args: ['--no-progress'] },
]
