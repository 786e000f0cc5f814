export interface PictureSize {
  /** Pixels, before rotation by EXIF. */
  width: number
  height: number
}

const bytesAt = async (file: Blob, from: number, count: number) => {
  const bytes = new Uint8Array(await file.slice(from, from + count).arrayBuffer())
  if (bytes.length < count) throw new RangeError('The file has ended.')
  return new DataView(bytes.buffer)
}

/** JPEG's markers of a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function jpegSize(file: Blob): Promise<PictureSize> {
  for (let at = 2; ;) {
    const segment = await bytesAt(file, at, 9)
    const marker = segment.getUint8(1)
    if (isFrame(marker)) return { width: segment.getUint16(7), height: segment.getUint16(5) }
    // Markers may be padded with 0xff.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2)
  }
}

async function webpSize(file: Blob, kind: number): Promise<PictureSize> {
  const header = await bytesAt(file, 20, 10)
  const short = (at: number) => header.getUint16(at, true)
  // VP8X: 24 bits each, less one.
  if (kind === 0x58)
    return {
      width: short(4) + (header.getUint8(6) << 16) + 1,
      height: short(7) + (header.getUint8(9) << 16) + 1,
    }
  // VP8L: 14 bits each, less one, after a signature byte.
  if (kind === 0x4c) {
    const bits = header.getUint32(1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: short(6) & 0x3fff, height: short(8) & 0x3fff }
}

/** Reads the size of a JPEG, PNG or WebP from its header, without decoding it. Returns null for any other file. */
export const sizeOfPicture = async (file: Blob): Promise<PictureSize | null> => {
  try {
    const start = await bytesAt(file, 0, 24)
    const first = start.getUint32(0)
    if (first >>> 16 === 0xffd8) return await jpegSize(file)
    if (first === 0x89504e47) return { width: start.getUint32(16), height: start.getUint32(20) }
    return first === 0x52494646 ? await webpSize(file, start.getUint8(15)) : null
  } catch {
    return null
  }
}
