import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { InvalidValue } from '@bucketeer/host/server'
import { notAnArchive } from '../words'
import { bucketeer } from './bucketeer'
import type { Choices, Files, Upload } from './upload'

/**
 * Opens a file that somebody sent, whose source its content tells.
 * @throws InvalidValue for a file that cannot be read at all
 */
export async function openUpload(path: string, fileName: string, choices: Choices): Promise<Upload> {
  const files = await filesOf(path, fileName)
  const name = files.names.find((each) => each.endsWith('bucketeer.json'))
  if (name === undefined) throw new InvalidValue(notAnArchive)
  const title = basename(fileName, extname(fileName))
  return {
    source: 'bucketeer',
    rows: () => bucketeer.read({ files, names: [name], title, choices }),
    photo: async (file) => (files.names.includes(file) ? files.stream(file) : undefined),
    close: () => files.close(),
  }
}

async function filesOf(path: string, fileName: string): Promise<Files> {
  if (fileName.endsWith('.json'))
    return {
      names: ['bucketeer.json'],
      stream: async () => createReadStream(path),
      close: async () => undefined,
    }
  const zip: ZipFile = await openPromise(path, { autoClose: false }).catch(() => {
    throw new InvalidValue(notAnArchive)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const stream = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new InvalidValue(notAnArchive)
    return zip.openReadStreamPromise(entry)
  }
  return { names: [...entries.keys()], stream, close: async () => zip.close() }
}
