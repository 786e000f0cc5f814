const starts = (bytes: Buffer, at: number, signature: Buffer) =>
  bytes.subarray(at, at + signature.length).equals(signature)

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')
const riff = Buffer.from('RIFF')
const webp = Buffer.from('WEBP')

/** Whether the bytes begin as those of a PNG, JPEG or WebP file do. What the file is called says nothing. */
export const isPicture = (bytes: Buffer): boolean =>
  starts(bytes, 0, png) || starts(bytes, 0, jpeg) || (starts(bytes, 0, riff) && starts(bytes, 8, webp))
