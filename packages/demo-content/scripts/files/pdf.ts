import { readFileSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { assets, cropAround, type Locale } from '@brand/content'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { wordsIn } from './records.ts'

const margin = 56
const ink = '#11130f'
const muted = '#585c54'
const listed = assets.parse(JSON.parse(readFileSync(new URL('../../assets/assets.json', import.meta.url), 'utf8')))

/** Characters that the built-in fonts lack, such as those of αw, ΔE and CO₂. */
const foreign = /[\p{Script=Greek}₂−]/u
/** A font like Helvetica that has them. It is embedded only where it is needed: 6 KB. */
const arimo = fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'))
const chooseFont = (text: string) => (foreign.test(text) ? arimo : 'Helvetica')
/** Computes the baseline of a size from the ascender of Helvetica, for both fonts: a row is on one line. */
const findBaseline = (size: number) => -0.718 * size

/** Replaces the narrow space, which the built-in fonts lack. */
const writable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** A page that is written from top to bottom, and read aloud in the same order. */
export interface Sheet {
  heading(text: string): void
  paragraph(text: string): void
  /** Rows of a name and a value; `color` puts a swatch before the name. */
  rows(rows: readonly { label: string; value: string; color?: string }[]): void
}

/** Pixels of a cover to the inch: enough for a screen, and for a desk printer. */
const fineness = 110

/** A picture of the catalogue as a JPEG of a size in points, cut to keep what matters, and what it shows. */
async function loadPicture(id: string, locale: Locale, width: number, height: number) {
  const picture = listed[id]!
  const { file, alt } = picture
  const part = cropAround(picture, width, height)
  const image = sharp(fileURLToPath(new URL(`../../assets/${file}`, import.meta.url)))
    .extract(part)
    .resize(Math.min(part.width, Math.round((width / 72) * fineness)))
    .jpeg({ quality: 76, mozjpeg: true })
  return { content: await image.toBuffer(), alt: typeof alt === 'object' ? (alt[locale] ?? '') : (alt ?? '') }
}

interface Opening {
  title: string
  intro: string
  locale: Locale
  /** Id of the picture above the title. */
  cover?: string | undefined
}

/** A tagged PDF without a date, so that it is the same each time. */
export async function pdf({ title, intro, locale, cover }: Opening, write: (sheet: Sheet) => void): Promise<Uint8Array> {
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: writable(title), Author: 'Loden', CreationDate: new Date('2026-01-05T00:00:00Z') },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - 1.5 * margin

  const needs = (height: number) => {
    if (doc.y + height > bottom) doc.addPage()
  }
  const text = (tag: string, content: string, font: string, size: number, color: string, gap: number, below = 0) => {
    const shown = writable(content)
    doc.font(font).fontSize(size)
    needs(doc.heightOfString(shown, { width }) + gap + below)
    const options = { width, baseline: findBaseline(size) }
    root.add(doc.struct(tag, {}, () => void doc.font(font).fontSize(size).fillColor(color).text(shown, margin, doc.y, options)))
    doc.y += gap
  }
  const decoration = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  if (cover) {
    const [across, down] = [doc.page.width, Math.round(doc.page.height * 0.45)]
    const { content, alt } = await loadPicture(cover, locale, across, down)
    root.add(doc.struct('Figure', { alt: writable(alt) }, () => void doc.image(content, 0, 0, { width: across, height: down })))
    doc.y = down + margin / 2
  } else doc.y = margin
  // The yellow tab of the brand hangs from the top edge.
  decoration(() => doc.rect(margin, 0, 72, 20).fill('#ffe800'))
  text('H1', title, 'Helvetica-Bold', 28, ink, 10)
  text('P', intro, chooseFont(intro), 13, muted, 18)

  write({
    // Never the last line of a page.
    heading: (content) => text('H2', content, 'Helvetica-Bold', 14, ink, 6, 40),
    paragraph: (content) => text('P', content, chooseFont(content), 11, ink, 10),
    rows(rows) {
      const table = doc.struct('Table')
      root.add(table)
      const column = width * 0.42
      for (const { label, value, color } of rows) {
        const [name, content] = [writable(label), writable(value)]
        const inset = color ? 28 : 0
        const [nameFont, contentFont] = [chooseFont(name), chooseFont(content)]
        const baseline = findBaseline(10.5)
        const left = { width: column - inset - 8, baseline }
        const right = { width: width - column, baseline }
        const nameHeight = doc.fontSize(10.5).font(nameFont).heightOfString(name, left)
        const height = Math.max(nameHeight, doc.font(contentFont).heightOfString(content, right)) + 9
        needs(height)
        const top = doc.y
        decoration(() => {
          doc
            .moveTo(margin, top)
            .lineTo(margin + width, top)
            .lineWidth(0.5)
            .stroke('#c8cbc2')
          if (color) doc.rect(margin, top + 3, 20, height - 6).fill(color)
        })
        const cell = (tag: 'TH' | 'TD', font: string, color: string, text: string, x: number, options: typeof left) =>
          doc.struct(
            tag,
            {},
            () =>
              void doc
                .font(font)
                .fillColor(color)
                .text(text, x, top + 4.5, options),
          )
        table.add(
          doc.struct('TR', {}, [
            cell('TH', nameFont, muted, name, margin + inset, left),
            cell('TD', contentFont, ink, content, margin + column, right),
          ]),
        )
        doc.y = top + height
      }
      doc.y += 16
    },
  })

  const words = wordsIn(locale)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const line = `${words['fiction']} ${words['page']} ${page + 1}/${count}`
    decoration(() =>
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(muted)
        .text(line, margin, doc.page.height - margin, { lineBreak: false }),
    )
  }
  doc.end()
  await finished(doc)
  return Buffer.concat(chunks)
}
