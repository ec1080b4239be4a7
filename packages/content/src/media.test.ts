import { describe, expect, it } from 'vitest'
import { downloadType, isFilmFile, isPictureFile, pictureId, refusedAddress, refusedName } from './media.ts'
import { file } from './values.ts'

describe('files by their names', () => {
  it('are taken with dots and capitals (IMG-09, DL-39)', () => {
    for (const name of ['EPD-v1.2.pdf', 'plan.PDF', 'model.ifc', 'model.skp', 'list.xlsx', 'text.docx', 'chair.glb'])
      expect([name, refusedName('assets/files', name), file.safeParse(`/files/${name}`).success]).toEqual([name, undefined, true])
    expect([isPictureFile('Hall_2.final.JPG'), pictureId('Hall_2.final.JPG')]).toEqual([true, 'hall-2-final'])
    expect([isFilmFile('loop.v2.MP4'), isPictureFile('loop.mp4')]).toEqual([true, false])
  })

  it('have the types that programs know (DL-39)', () => {
    expect(['a.PDF', 'b.glb', 'c.ifc', 'd.skp', 'e.xlsx', 'f.ies', 'g.exe', 'h.constructor'].map(downloadType)).toEqual([
      'application/pdf',
      'model/gltf-binary',
      'application/x-step',
      'application/vnd.sketchup.skp',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/octet-stream',
      undefined,
      undefined,
    ])
  })

  it('are refused with the reason, in a record too (IMG-09, DL-39)', () => {
    expect(refusedName('assets', 'Büro – Köln (Final) 2.JPG')).toContain('its name may have')
    expect(refusedName('assets', 'logo.svg')).toBe(
      '.svg is not allowed here; allowed: .avif, .jpeg, .jpg, .png, .webp, .mp4, .ogg, .ogv, .vtt, .webm',
    )
    for (const name of ['../a.pdf', 'a/b.pdf', '.pdf', 'a.exe', 'pdf', 'hall.webp'])
      expect([name, refusedAddress(`/files/${name}`)]).toEqual([name, expect.any(String)])
    expect(file.safeParse('/files/tool.exe').error?.issues[0]?.message).toContain('is not available: .exe is not allowed here')
    expect([refusedAddress('/api/resources/x.exe'), refusedAddress('https://a.example/x.exe')]).toEqual([undefined, undefined])
  })
})
