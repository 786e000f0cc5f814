import { open } from 'node:fs/promises'

const starts = (bytes: Buffer, at: number, signature: Buffer) =>
  bytes.subarray(at, at + signature.length).equals(signature)

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')
const riff = Buffer.from('RIFF')
const webp = Buffer.from('WEBP')

const isPictureHead = (bytes: Buffer): boolean =>
  starts(bytes, 0, png) || starts(bytes, 0, jpeg) || (starts(bytes, 0, riff) && starts(bytes, 8, webp))

const headLength = 12

/** Returns the type of a PNG, JPEG or WebP file by its first bytes, ignoring its name. */
export const isPicture = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return isPictureHead(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
