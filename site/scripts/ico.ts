const headerSize = 6
const entrySize = 16

/** An .ico file of PNG pictures, each at most 255 pixels wide: a header, an entry for each, the pictures themselves. */
export function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headerSize + entrySize * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = headerSize + entrySize * i
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
