import { expect, it } from 'vitest'
import { manifestPath } from '../routes/manifest.ts'
import { createManifest } from './manifest.ts'

it('each language has a manifest beside its home page, which it starts with (RT-02)', () => {
  expect([manifestPath('en'), manifestPath('nl')]).toEqual(['/manifest.webmanifest', '/nl/manifest.webmanifest'])
  expect(JSON.parse(createManifest('nl'))).toMatchObject({
    name: 'Loden',
    short_name: 'Loden',
    lang: 'nl',
    start_url: '/nl',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
  expect(JSON.parse(createManifest('en')).start_url).toBe('/')
})
