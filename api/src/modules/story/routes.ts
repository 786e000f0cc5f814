import type { FastifyRequest } from 'fastify'
import { InvalidFields } from '@bucketeer/host/http'
import { InvalidValue, NotFound } from '@bucketeer/host/server'
import { isId } from '../../contract/fields'
import { knownVersions } from '../../contract/operation'
import type { Routes } from '../../app-deps'
import { requireValid } from '../../http/require-valid'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { createPictureUrls } from '../media/picture-urls'
import { photosIn } from '../photo/photos-in'
import type { PhotoChange } from '../photo/repository'
import type { Person } from '../../database/person-row'
import { presentStory } from './presenter'
import { createStoryRepository, type WrittenStory } from './repository'
import * as call from './schemas'
import { noSuchKick, pictureNeeded, otherJournal } from './words'

/** Registers /api/story: Stories of the user's own Journals. */
export const storyRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const stories = createStoryRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  app.addHook('onRequest', signedIn)

  const present = async ({ journal, ...story }: WrittenStory, { id }: Person) =>
    presentStory(story, {
      creatorId: id,
      isOwn: true,
      hasOpenPictures: journal.isOpen,
      pictures: await pictureUrls(),
    })

  const columnsOf = ({ kickId, pictures, photos, ...stored }: call.StoryChange) => ({
    ...stored,
    ...(kickId !== undefined && { kickId: knownKick(kickId) }),
    photos: withPicture(
      photosIn({ pictures, photos }, { thing: 'story', max: call.maxStoryPhotos, publicUrl }),
    ),
  })

  const create = {
    schema: call.createStory,
    onRequest: limitTexts,
    attachValidation: true,
    preHandler: (request: FastifyRequest) =>
      requireValid(request, ({ pictures, photos }) =>
        pictures || (Array.isArray(photos) && photos.length > 0) ? [] : [noPicture],
      ),
  }
  app.post('/:id', create, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, params, body } = request
      if (params.id.toLowerCase() !== body.journalId.toLowerCase()) throw new InvalidValue(otherJournal)
      const { title, content } = body
      const { photos, ...columns } = columnsOf(body)
      if (!photos) throw new InvalidFields([noPicture])
      const own = { creatorId: user.id, journalId: params.id }
      return present(await stories.create(own, { ...columns, title, content, photos }, queries), user)
    }),
  )

  app.put('/:id', { schema: call.updateStory, onRequest: limitTexts }, async (request) => {
    const { user, params, body, headers } = request
    const own = { creatorId: user.id, storyId: params.id }
    return present(await stories.update(own, columnsOf(body), knownVersions(headers)), user)
  })
}

const noPicture = { field: 'pictures', ...pictureNeeded }

/** @throws InvalidFields if the change removes the picture */
function withPicture(change: PhotoChange | undefined) {
  if (!change) return undefined
  const { pictureId, ...photos } = change
  if (pictureId === null) throw new InvalidFields([noPicture])
  return { pictureId, ...photos }
}

function knownKick(kickId: string | null) {
  if (kickId && !isId(kickId)) throw new NotFound(noSuchKick)
  return kickId || null
}
