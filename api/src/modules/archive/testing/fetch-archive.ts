import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { password, textAt, type SignedIn } from '../../../../test/people'
import type { TestSite } from '../../../../test/test-site'
import { waitFor } from '../../../../test/wait-for'

/** Asks for an archive of a person. @returns its id */
export async function askForArchive({ call }: TestSite, { token }: SignedIn): Promise<string> {
  const { body } = await call({ method: 'POST', url: '/api/archive', token, body: { password } })
  return textAt(body, '_id')
}

export const readArchive = async ({ call }: TestSite, { token }: SignedIn) =>
  Object((await call({ method: 'GET', url: '/api/archive', token })).body).archive

export async function linkToArchive({ call }: TestSite, { token }: SignedIn, id: string): Promise<string> {
  return textAt((await call({ method: 'POST', url: `/api/archive/${id}/link`, token })).body, 'url')
}

/** Makes and downloads an archive of a person. */
export async function fetchZip(site: TestSite, person: SignedIn): Promise<Buffer> {
  const id = await askForArchive(site, person)
  await waitFor(async () => (await readArchive(site, person)).state === 'ready' || undefined, 3000)
  return (await site.app.inject(await linkToArchive(site, person, id))).rawPayload
}

/** Makes and downloads an archive of a person. @returns its files by their paths */
export const fetchArchive = async (site: TestSite, person: SignedIn) => unzip(await fetchZip(site, person))

/** Returns the files of a ZIP by their paths. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const openReadStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip))
  const files = new Map<string, Buffer>()
  zip.readEntry()
  for await (const [entry] of on(zip, 'entry', { close: ['end'] })) {
    files.set(entry.fileName, await buffer(await openReadStream(entry)))
    zip.readEntry()
  }
  return files
}
