/** Rules for subjects of commits (docs/STYLE.md). `npm run check` applies them to the last commit. */

/** Checks that a subject begins with an imperative. A few imperatives look like another form of a verb. */
const isImperative = (subject: string) =>
  /^(?:Bring|Embed|Feed|Need|Speed|[A-Z][a-z]*(?:ss|us)|[A-Z][a-z]*(?<!s|ed|ing)) /.test(subject)

export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'header-imperative': [2, 'always'],
  },
  plugins: [
    {
      rules: {
        'header-imperative': ({ header }: { header: string | null }) => [
          isImperative(`${header} `),
          'the subject must begin with an imperative: "Add", not "Adds", "Added" or "Adding"',
        ],
      },
    },
  ],
}
