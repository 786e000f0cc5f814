import { addArchive } from '../content'
import { password } from '../people'
import { everybody, members, type Operations, type Scene } from './record'

const createArchive = async ({ site, owner }: Scene) => ({
  path: { archiveId: await addArchive(site, owner) },
})

export const archive: Operations = {
  'POST /api/archive': { roles: [members(202), () => ({ body: { password } })] },
  'GET /api/archive': { roles: [members(200)], reads: 'no content of people' },
  'POST /api/archive/{archiveId}/link': { roles: [members(200, 404), createArchive] },
  'DELETE /api/archive/{archiveId}': { roles: [members(204, 404), createArchive] },
  'GET /api/archive/schema': { roles: [everybody(200)], reads: 'no content of people' },
}
