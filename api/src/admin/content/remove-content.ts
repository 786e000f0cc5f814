import { type Database, NotFound } from '@bucketeer/host/server'
import { createBucketRepository } from '../../modules/bucket/repository'
import { createCommentRepository } from '../../modules/comment/repository'
import { createJournalRepository } from '../../modules/journal/repository'
import { createKickRepository } from '../../modules/kick/repository'
import { createLogRepository } from '../../modules/log/repository'
import { createStoryRepository } from '../../modules/story/repository'
import { journalOf } from '../../modules/things/repository'
import type { ContentType } from './content-type'
import { createAdminContent } from './repository'

interface OwnContent {
  id: string
  ownerId: string
}

async function removeStory(database: Database, { id, ownerId }: OwnContent) {
  const journalId = await journalOf(database, id)
  if (!journalId) throw new NotFound('The Story was deleted already.')
  await createStoryRepository(database).remove({ creatorId: ownerId, journalId }, id)
}

const removals: Record<ContentType, (database: Database, own: OwnContent) => Promise<unknown>> = {
  kick: (database, { id, ownerId }) =>
    createKickRepository(database).delete({ creatorId: ownerId, kickId: id }),
  bucket: (database, { id, ownerId }) => createBucketRepository(database).delete({ ownerId, bucketId: id }),
  journal: (database, { id, ownerId }) =>
    createJournalRepository(database).delete({ creatorId: ownerId, journalId: id }),
  story: removeStory,
  comment: (database, { id }) => createCommentRepository(database).delete(id),
  entry: (database, { id, ownerId }) => createLogRepository(database).delete({ id: ownerId }, id),
}

/** Deletes content in the way of its owner: a Kick that others hold is withdrawn instead. */
export async function removeContent(database: Database, type: ContentType, own: OwnContent): Promise<void> {
  await removals[type](database, own)
  await createAdminContent(database).recordRemoval(type, own.id)
}
