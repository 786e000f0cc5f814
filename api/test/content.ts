import { newId } from '@bucketeer/host/server'
import { archives } from '../src/database/archive-schema'
import { importRows, imports } from '../src/modules/import/tables'
import { kicks, pictures } from '../src/database/schema'
import { aKick } from '../src/modules/import/testing/archives'
import { searchColumns } from '../src/modules/kick/search/search-text'
import { textAt, type SignedIn } from './people'
import type { TestSite } from './test-site'

/** Adds a picture to the database, without its files. */
export async function addPicture({ database }: TestSite, ownerId: string) {
  const id = newId()
  await database.insert(pictures).values({ id, ownerId, width: 1280, height: 960, bytes: 100 })
  return { id, url: `/media/${id}/1280.webp` }
}

/** Matches the signed URLs of a picture whose open URL is given. */
export const signedUrl = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.')}\\?until=\\d+&signature=[\\w-]{22}$`)

export async function addKick(
  site: TestSite,
  { userId }: SignedIn,
  changes: Partial<typeof kicks.$inferInsert> = {},
) {
  const picture = await addPicture(site, userId)
  const kick = {
    id: newId(),
    creatorId: userId,
    name: 'Swim in a fjord',
    description: 'Brief.',
    pictureId: picture.id,
    category: 'Activity',
    continent: 'Europe',
    lat: 59.9,
    lng: 10.7,
    country: 'Norway',
    ...changes,
  } as const
  await site.database.insert(kicks).values({ ...kick, ...searchColumns(kick) })
  return kick
}

export async function addBucket({ call }: TestSite, { token }: SignedIn, fields: object = {}) {
  const body = { name: 'North', description: 'Up there', ...fields }
  const response = await call({ method: 'POST', url: '/api/bucket', token, body })
  return textAt(response.body, '_id')
}

/** @returns the id */
export async function addJournal({ call }: TestSite, { token }: SignedIn, fields: object = {}) {
  const body = { title: 'Six weeks on rails', description: 'South', visibility: 'Private', ...fields }
  const response = await call({ method: 'POST', url: '/api/journal', token, body })
  return textAt(response.body, '_id')
}

/** @returns the id */
export async function addStory(
  site: TestSite,
  { token, userId }: SignedIn,
  journalId: string,
  fields: object = {},
) {
  const picture = await addPicture(site, userId)
  const body = { title: 'Danube', content: 'At six', pictures: picture.url, journalId, ...fields }
  const response = await site.call({ method: 'POST', url: `/api/story/${journalId}`, token, body })
  return textAt(response.body, '_id')
}

/** Adds an entry about a new Kick, or that of the fields. @returns the id */
export async function addEntry(site: TestSite, person: SignedIn, fields: object = {}) {
  const kickId = 'kickId' in fields ? fields.kickId : (await addKick(site, person)).id
  const body = { state: 'done', ...fields, kickId }
  const response = await site.call({ method: 'POST', url: '/api/log', token: person.token, body })
  return textAt(response.body, '_id')
}

export interface SharedThing {
  kind: 'bucket' | 'journal' | 'log' | 'year'
  id: string
}

/** @param fields of the link, besides its thing */
export async function addShareLink(
  { call }: TestSite,
  { token }: SignedIn,
  thing: SharedThing,
  fields: object = {},
) {
  const body = { ...thing, ...fields }
  const response = await call({ method: 'POST', url: '/api/share', token, body })
  return { id: textAt(response.body, '_id'), key: textAt(response.body, 'key') }
}

/** Adds an archive that is ready, without its file. @returns the id */
export async function addArchive({ database }: TestSite, { userId }: SignedIn) {
  const id = newId()
  const expiresAt = new Date(Date.now() + 60_000)
  await database
    .insert(archives)
    .values({ id, userId, language: 'en', state: 'ready', bytes: 100, expiresAt })
  return id
}

/** Adds an import that was read, without rows and without its file. @returns the id */
export async function addImport(
  { database }: TestSite,
  { userId }: SignedIn,
  fields: Partial<typeof imports.$inferInsert> = {},
) {
  const id = newId()
  const file = { id, userId, fileName: 'a.zip', bytes: 10, source: 'bucketeer' } as const
  await database.insert(imports).values({ ...file, state: 'read', ...fields })
  return id
}

/** Adds a row with a Kick that its person is to look at. */
export async function addImportRow(
  { database }: TestSite,
  { userId }: SignedIn,
  { importId, number }: { importId: string; number: number },
) {
  const item = { kind: 'kick', ...aKick(newId()) } as const
  const row = { importId, userId, number, at: 'Kick 1', kind: 'kick', item } as const
  await database.insert(importRows).values({ ...row, state: 'look', importKey: item.id })
}
