import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchOptions } from '../../../scripts/chromium.ts'
import { install } from './consumer-app.ts'
import { examples } from './readme.ts'

const modules = examples.filter(({ kind }) => ['tsx', 'ts', 'js'].includes(kind))
const scripts = examples.flatMap(({ kind, code, file }) => {
  const [, script] = /<script type="module">([^]*)<\/script>/.exec(code) ?? []
  return kind === 'html' && script ? [{ file: file.replace('html', 'ts'), code: script }] : []
})
const components = modules.filter(({ kind }) => kind === 'tsx')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-me-'))
  await install(folder, inject('tarball'))
  for (const { file, code } of [...modules, ...scripts, ...examples.filter(({ kind }) => kind === 'css')])
    await writeFile(join(folder, file), code)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  // Next is not installed here; the applications in `tests/consumers` have it.
  await writeFile(
    join(folder, 'next.d.ts'),
    `declare module 'next/navigation' { const useRouter: () => { push(href: string): void } }
     declare module 'next/image' { export default function Image(props: object): null }`,
  )
  await writeFile(join(folder, 'next.js'), 'export const useRouter = () => ({ push() {} })\nexport default () => null')
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowJs: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    types: ['vite/client', 'node', 'react', 'react-dom'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (file: string, ...args: string[]) => promisify(execFile)(file, args, { cwd: folder })

it('every example of the README and the guides holds for TypeScript in a strict application', async () => {
  expect(components.length).toBeGreaterThan(10)
  const output = await run('tsc', '-p', folder).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  expect(output).toBe('')
})

it('every component of an example renders', async () => {
  const entry = components.map(({ file }, i) => `import * as m${i} from './${file}'`)
  entry.push(
    "import { createElement } from 'react'",
    "import { renderToString } from 'react-dom/server'",
    `const modules = { ${components.map(({ file }, i) => `'${file}': m${i}`).join(', ')} }`,
    'export const html = Object.fromEntries(Object.entries(modules).map(([file, module]) => [file, Object.entries(module)',
    "  .filter(([name]) => /^[A-Z]/.test(name)).map(([, Component]) => renderToString(createElement(Component, { children: 'Page' }))).join('')]))",
  )
  await writeFile(join(folder, 'render.tsx'), entry.join('\n'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'next/navigation': join(folder, 'next.js'), 'next/image': join(folder, 'next.js') } },
    build: { ssr: 'render.tsx', outDir: 'out' },
  })
  const { html } = (await import(pathToFileURL(join(folder, 'out/render.js')).href)) as { html: Record<string, string> }
  // Components that only add behaviour render nothing.
  const silent = components
    .filter(({ code }) => /<(BlockScripts \w+=|RouterLinks)|setImageComponent/.test(code) && !code.includes('<ConsentNotice'))
    .map(({ file }) => file)
  expect(silent).toHaveLength(4)
  for (const [file, text] of Object.entries(html))
    if (silent.includes(file)) expect(text).toBe('')
    else expect(text, file).not.toBe('')
  expect(Object.values(html).join('')).toContain('Ask for a sample')
})

it('every other example runs in Node, and does what it says', async () => {
  for (const { file } of modules.filter(({ kind }) => kind !== 'tsx')) await run(process.execPath, file)
  expect(await readFile(join(folder, 'brand.css'), 'utf8')).toContain('--b-surface-tide')
  expect((await run(process.execPath, 'write-page.js')).stdout).toContain('A good room is like a good host.')
})

it('the form of the examples sends nothing that is empty or without consent, and marks what is required (FORM-56)', async () => {
  const entry = [
    "import { createElement } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    "import { Contact } from './contact.tsx'",
    "import { Scripts } from './scripts.tsx'",
    'createRoot(document.body).render([createElement(Contact, { key: 1 }), createElement(Scripts, { key: 2 })])',
  ]
  await writeFile(join(folder, 'form-page.tsx'), entry.join('\n'))
  const input = join(folder, 'form-page.tsx')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'form', rolldownOptions: { input, output: { entryFileNames: 'page.js' } } },
  })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    // The test has a limit.
    page.setDefaultTimeout(0)
    const sent: unknown[] = []
    await page.route('http://localhost/**', async (route) => {
      const path = new URL(route.request().url()).pathname
      if (path === '/api/inquiries') {
        sent.push(route.request().postDataJSON())
        return route.fulfill({ json: {} })
      }
      if (path !== '/') return route.fulfill({ path: join(folder, 'form', path) })
      return route.fulfill({ contentType: 'text/html', body: '<body><script type="module" src="/page.js"></script>' })
    })
    await page.goto('http://localhost/')
    const form = page.locator('form')
    const marked = () =>
      form.locator('[aria-invalid="true"]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    const send = () => page.getByRole('button', { name: 'Send question' }).click()
    await send()
    await expect.poll(marked).toEqual(['first_name', 'last_name', 'email', 'country', 'subject', 'gdpr'])
    for (const name of ['first_name', 'last_name', 'subject']) await form.locator(`[name="${name}"]`).fill('Ines')
    await form.locator('[name="email"]').fill('ines@example.com')
    await form.locator('[name="country"]').selectOption('Belgium')
    await send()
    await expect.poll(marked).toEqual(['gdpr'])
    expect(sent).toEqual([])
    await form.locator('[name="gdpr"]').check()
    await send()
    await expect.poll(() => sent).toMatchObject([{ first_name: 'Ines', gdpr: true }])
  } finally {
    await browser.close()
  }
})

it('the types for Sanity and Contentful have every block, with fields that these accept', async () => {
  const { sanityTypes } = await import(join(folder, 'sanity-types.ts'))
  const quote = sanityTypes.find(({ name }: { name: string }) => name === 'cb_quote')
  expect(quote).toMatchObject({
    type: 'object',
    fields: expect.arrayContaining([expect.objectContaining({ name: 'text', type: 'string' })]),
  })
  const { contentfulTypes } = await import(join(folder, 'contentful-types.ts'))
  expect(contentfulTypes).toHaveLength(sanityTypes.length)
  for (const { name, fields } of [...sanityTypes, ...contentfulTypes]) {
    expect(fields.length, name).toBeGreaterThan(0)
    for (const { type } of fields) expect(type, name).toMatch(/^[A-Za-z]+$/)
  }
})
