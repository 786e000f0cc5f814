import type { FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '../../errors/http-error'
import { words } from './words'

/** Bytes of one picture. */
export const largestPicture = 10 * 1024 * 1024
/** What a form may need around it. */
const room = 64 * 1024

export const uploadLimits = { fileSize: largestPicture, files: 2, fields: 10, fieldSize: room, parts: 12 }

const tooLarge = () => new HttpError(413, words.tooLarge)

/**
 * The bytes of the one file in the form's field `pictures`.
 * @throws HttpError, telling what is wrong with the form
 */
export const receivePicture = async (request: FastifyRequest): Promise<Buffer> => {
  try {
    if (!request.isMultipart()) throw new HttpError(415, words.notMultipart)
    if (Number(request.headers['content-length']) > largestPicture + room) throw tooLarge()
    return await readForm(request)
  } catch (error) {
    throw refusal(error)
  } finally {
    // A browser reads the answer only when it has sent everything.
    request.raw.unpipe().resume()
  }
}

const readForm = async (request: FastifyRequest): Promise<Buffer> => {
  let picture: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname !== 'pictures') throw new BadRequest(words.otherField)
    if (picture) throw new BadRequest(words.several)
    picture = await part.toBuffer()
  }
  if (!picture) throw new BadRequest(words.missing)
  if (picture.length === 0) throw new BadRequest(words.empty)
  return picture
}

const refusal = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code === 'FST_FILES_LIMIT') return new BadRequest(words.several)
  return new BadRequest(words.broken)
}
