import { Forbidden } from '@bucketeer/host/http'
import { found, InvalidValue } from '@bucketeer/host/server'
import { largestPage, nextLink } from '../../contract/paging'
import { knownVersions } from '../../contract/operation'
import { register, type Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitByUser, limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { photosIn } from '../photo/photos-in'
import type { StoredPhoto } from '../photo/repository'
import type { Person } from '../../database/person-row'
import * as call from './calls'
import { cursorOf, placeOf } from './cursor'
import { changedEntry, newEntry } from './entry-fields'
import { createEntryReader } from './entry-reader'
import { canChangeEntry } from './policy'
import { filterRoutes } from './filters/routes'
import { memoryRoutes } from './memories/routes'
import { nextUpRoutes } from './next/routes'
import { createEntry, createLogRepository } from './repository'
import { logSettingsRoutes } from './settings/routes'
import { storiesOfEntriesRoutes } from './stories/routes'
import { yearRoutes } from './years/routes'
import { maxEntryPhotos, type LogEntryChange, type NewLogEntry } from './schemas'
import { noSuchEntry, notYourEntry, whichKick } from './words'

/** Registers /api/log: what people did, are on, or let go. Only members use it. */
export const logRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const { publicUrl } = config
  const entries = createLogRepository(database)
  const present = createEntryReader(database, publicUrl)
  const idempotentPost = createIdempotentPost(database)
  app.addHook('onRequest', signedIn)

  /** Returns undefined if the request leaves the photos as they are. */
  const photosOfRequest = ({ photos }: LogEntryChange): StoredPhoto[] | undefined =>
    photosIn({ photos }, { thing: 'entry', max: maxEntryPhotos, publicUrl })?.photos

  const read = async (entryId: string, viewer: Person) =>
    present(found(await entries.find(entryId, viewer), noSuchEntry), viewer)

  /** @throws NotFound if the user does not see it, Forbidden if it is somebody else's. */
  const requireOwn = async (entryId: string, user: Person) => {
    const entry = found(await entries.find(entryId, user), noSuchEntry)
    if (!canChangeEntry(user, entry)) throw new Forbidden(notYourEntry)
  }

  app.get('', { schema: call.listLog }, async ({ user, query }, reply) => {
    const { limit = largestPage, cursor, user: userId = user.id, ...filter } = query
    const after = cursor === undefined ? undefined : placeOf(cursor)
    const { items, hasMore } = await entries.list(user, { ...filter, userId }, { limit, after })
    const places = items.map(({ happenedOn, fineness, id }) => ({
      id: cursorOf({ on: happenedOn, fineness: fineness ?? 0, id }),
    }))
    reply.headers(
      nextLink(app.prefix, { limit }, { items: places, hasMore }, { ...filter, user: query.user }),
    )
    return Promise.all(items.map((entry) => present(entry, user)))
  })

  const create = { schema: call.createLogEntry, onRequest: [limitByUser('log-by-person'), limitTexts] }
  app.post('', create, (request, reply) => {
    const { user, body } = request
    // Only committed rows can be read with the Kick's counts.
    return idempotentPost(
      request,
      reply,
      (queries) =>
        createEntry(queries, user, kickOf(body), { ...newEntry(body, user), photos: photosOfRequest(body) }),
      ({ id }) => read(id, user),
    )
  })

  app.get('/:entryId', { schema: call.readLogEntry }, ({ user, params }) => read(params.entryId, user))

  app.put('/:entryId', { schema: call.updateLogEntry, onRequest: limitTexts }, async (request) => {
    const { user, params, body, headers } = request
    await requireOwn(params.entryId, user)
    const change = { fields: changedEntry(body), photos: photosOfRequest(body) }
    return present(await entries.update(user, params.entryId, change, knownVersions(headers)), user)
  })

  app.delete('/:entryId', { schema: call.deleteLogEntry }, async ({ user, params }) => {
    await requireOwn(params.entryId, user)
    await entries.delete(user, params.entryId)
  })

  await register(app, nextUpRoutes, deps, '/next')
  await register(app, storiesOfEntriesRoutes, deps, '/stories')
  await register(app, filterRoutes, deps, '/filters')
  await register(app, yearRoutes, deps, '/years')
  await register(app, memoryRoutes, deps, '/on-this-day')
  await register(app, logSettingsRoutes, deps, '/settings')
}

/** @throws InvalidValue unless it names either a Kick or something new */
function kickOf({ kickId, name }: NewLogEntry) {
  if (kickId !== undefined && name === undefined) return { kickId }
  if (kickId === undefined && name !== undefined) return { name }
  throw new InvalidValue(whichKick)
}
