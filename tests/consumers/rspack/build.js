import { rspack } from '@rspack/core'

const compiler = rspack({
  mode: 'production',
  entry: './src/main.tsx',
  output: { clean: true },
  resolve: { extensions: ['...', '.ts', '.tsx'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ],
  performance: false,
})

compiler.run((error, stats) => {
  if (!error && !stats.hasErrors() && !stats.hasWarnings()) return
  console.error(error ?? stats.toString({ preset: 'errors-warnings' }))
  process.exitCode = 1
})
