import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isAlive } from '@bucketeer/embedded-postgres'
import { DomainError, InvalidValue } from '@bucketeer/host/server'
import { HttpError } from '@bucketeer/host/http'
import { words } from './words'

/** Maximum bytes of a picture. */
export const largestPicture = 10 * 1024 * 1024
/** Maximum bytes of the form around it. */
const room = 64 * 1024

export const uploadLimits = { fileSize: largestPicture, files: 2, fields: 10, fieldSize: room, parts: 12 }

/** The form of a file. */
export interface UploadForm {
  /** The name of its field. */
  field: string
  maxBytes: number
  /** Says what is wrong with a form. */
  words: Pick<
    typeof words,
    'notMultipart' | 'broken' | 'missing' | 'otherField' | 'several' | 'empty' | 'tooLarge'
  >
}

const pictureForm: UploadForm = { field: 'pictures', maxBytes: largestPicture, words }

/**
 * Streams the only file of the form to `path`.
 * @returns its name
 * @throws HttpError or InvalidValue with the mistake in the form
 */
export async function receiveFile(request: FastifyRequest, path: string, form = pictureForm) {
  try {
    if (!request.isMultipart()) throw new HttpError(415, form.words.notMultipart)
    if (Number(request.headers['content-length']) > form.maxBytes + room) throw tooLarge(form)
    return await readForm(request, path, form)
  } catch (error) {
    throw refusal(error, form)
  }
}

const tooLarge = ({ words: said }: UploadForm) => new HttpError(413, said.tooLarge)

async function readForm(request: FastifyRequest, path: string, form: UploadForm): Promise<string> {
  let name: string | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname !== form.field) throw new InvalidValue(form.words.otherField)
    if (name !== undefined) throw new InvalidValue(form.words.several)
    name = part.filename
    if ((await writeFile(part, path, form)) === 0) throw new InvalidValue(form.words.empty)
  }
  if (name === undefined) throw new InvalidValue(form.words.missing)
  return name
}

/** @returns its number of bytes */
async function writeFile({ file }: MultipartFile, path: string, form: UploadForm): Promise<number> {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(file, output)
  if (file.truncated) throw tooLarge(form)
  return output.bytesWritten
}

/** A failure of our disk, not of the form. */
const isDiskError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write')

function refusal(error: unknown, form: UploadForm): unknown {
  if (error instanceof HttpError || error instanceof DomainError || isDiskError(error)) return error
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(form)
  if (code === 'FST_FILES_LIMIT') return new InvalidValue(form.words.several)
  return new InvalidValue(form.words.broken)
}

/** File names begin with the id of the writing process. */
const writerOf = (name: string) => Number(name.split('.')[0])

/** Creates the folder for uploads that wait for encoding, readable by this user only. */
export function createUploadFolder(dataDir: string) {
  const folder = resolve(dataDir, 'uploads')
  return {
    /** Removes files of processes that have ended. */
    async cleanUp() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const writer = writerOf(name)
        if (writer === process.pid || !isAlive(writer)) await rm(join(folder, name), { force: true })
      }
    },

    /** Calls `work` with the path of a new file and removes the file afterwards, also on failure. */
    async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${process.pid}.${randomUUID()}`)
      return work(path).finally(() => rm(path, { force: true }))
    },
  }
}
