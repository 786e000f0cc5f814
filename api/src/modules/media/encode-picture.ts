import { open } from 'node:fs/promises'
import { InvalidValue } from '@bucketeer/host/server'
import { HttpError } from '@bucketeer/host/http'
import type { Tasks } from './encoder/encoder'
import { callEncoder } from './encoder/run-encoder'
import { pictureWidths } from './picture-urls'
import { words } from './words'

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
async function isPicture(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return isPictureHead(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The size is that of the largest file, after rotation by EXIF. */
export type EncodedPicture = Awaited<ReturnType<Tasks['encode']>>

/**
 * Re-encodes the uploaded file at `path` in each width, without its metadata and without enlarging it.
 * @throws HttpError or InvalidValue with the reason for a refused file
 */
export async function encodePicture(path: string): Promise<EncodedPicture> {
  if (!(await isPicture(path))) throw new HttpError(415, words.otherKind)
  try {
    return await callEncoder('encode', path, pictureWidths)
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): Error {
  const isLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return isLarge ? new HttpError(413, words.tooManyPixels) : new InvalidValue(words.damaged)
}
