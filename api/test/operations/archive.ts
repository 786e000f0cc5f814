import { archives } from '../../src/database/archive-schema'
import { newId } from '@bucketeer/host/server'
import { password } from '../people'
import { everybody, members, type Operations, type Scene } from './record'

/** Adds an archive that is ready, without its file. */
async function addArchive({ site, owner }: Scene) {
  const id = newId()
  const expiresAt = new Date(Date.now() + 60_000)
  await site.database
    .insert(archives)
    .values({ id, userId: owner.userId, language: 'en', state: 'ready', bytes: 100, expiresAt })
  return { path: { archiveId: id } }
}

export const archive: Operations = {
  'POST /api/archive': { roles: [members(202), () => ({ body: { password } })] },
  'GET /api/archive': { roles: [members(200)], reads: 'no content of people' },
  'POST /api/archive/{archiveId}/link': { roles: [members(200, 404), addArchive] },
  'DELETE /api/archive/{archiveId}': { roles: [members(204, 404), addArchive] },
  'GET /api/archive/schema': { roles: [everybody(200)], reads: 'no content of people' },
}
