import { newId } from '@bucketeer/host/server'
import { comments as commentTable } from '../../src/database/schema'
import { addJournal, addKick, addStory } from '../content'
import { signUp, textAt, type SignedIn } from '../people'
import { ofBoth } from './journals'
import { members, type Operations, type Scene } from './record'
import { createJournal, createJournalWithStory, createKick, createKickOfOther } from './scene'

const comment = { text: 'Take gloves.' }

const createJournalOfOther = ({ site, other }: Scene) => addJournal(site, other, { visibility: 'Public' })

async function createStoryOfOther(scene: Scene) {
  const journalId = await createJournalOfOther(scene)
  return { storyId: await addStory(scene.site, scene.other, journalId) }
}

/** Returns the row of a list of comments, and adds others. */
const rowsOf = async ({ site }: Scene, url: string, ids: Partial<typeof commentTable.$inferInsert>) => {
  const add = async () => {
    const { userId: authorId } = await signUp(site)
    await site.database.insert(commentTable).values({ id: newId(), ...ids, authorId, content: 'Me too.' })
  }
  return [{ urls: [url], add }]
}

async function createComment({ site }: Scene, kickCreator: SignedIn, { token }: SignedIn) {
  const { id } = await addKick(site, kickCreator)
  const { body } = await site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token, body: comment })
  return { commentId: textAt(body, '_id') }
}

export const comments: Operations = {
  'GET /api/kick/{kickId}/comments': {
    roles: [members(200), async (scene) => ({ path: await createKick(scene) })],
    reads: (_scene, idsOf) => idsOf('Kick').map((id) => `/api/kick/${id}/comments`),
    rows: async (scene) => {
      const ids = await createKickOfOther(scene)
      return rowsOf(scene, `/api/kick/${ids.kickId}/comments`, ids)
    },
  },
  'POST /api/kick/{kickId}/comments': {
    roles: [members(201), async (scene) => ({ path: await createKickOfOther(scene), body: comment })],
    texts: {
      text: { name: 'a comment', lists: ({ path }) => [`/api/kick/${path?.['kickId']}/comments`] },
    },
  },
  'GET /api/story/{storyId}/comments': {
    roles: [members(200), async (scene) => ({ path: await createStoryOfOther(scene) })],
    reads: (_scene, idsOf) => idsOf('Story').map((id) => `/api/story/${id}/comments`),
    rows: async (scene) => {
      const ids = await createStoryOfOther(scene)
      return rowsOf(scene, `/api/story/${ids.storyId}/comments`, ids)
    },
  },
  'POST /api/story/{storyId}/comments': {
    roles: [members(201), async (scene) => ({ path: await createStoryOfOther(scene), body: comment })],
    texts: {
      text: {
        name: 'a comment on a Story',
        lists: ({ path }) => [`/api/story/${path?.['storyId']}/comments`],
      },
    },
    writes: {
      'on a Story of the sender': async (scene) => {
        const { storyId } = await createJournalWithStory(scene, 'Public')
        return { path: { storyId }, body: comment }
      },
    },
  },
  'GET /api/journal/{journalId}/comments': {
    roles: ofBoth({ Public: members(200), Private: members(200, 404) }, async (scene, visibility) => ({
      path: await createJournal(scene, visibility),
    })),
    reads: (_scene, idsOf) => idsOf('Journal').map((id) => `/api/journal/${id}/comments`),
    rows: async (scene) => {
      const journalId = await createJournalOfOther(scene)
      return rowsOf(scene, `/api/journal/${journalId}/comments`, { journalId })
    },
  },
  'POST /api/journal/{journalId}/comments': {
    roles: ofBoth({ Public: members(201), Private: members(201, 404) }, async (scene, visibility) => ({
      path: await createJournal(scene, visibility),
      body: comment,
    })),
    texts: {
      text: {
        name: 'a comment on a Journal',
        lists: ({ path }) => [`/api/journal/${path?.['journalId']}/comments`],
      },
    },
    writes: {
      'on a Journal of another user': async (scene) => ({
        path: { journalId: await createJournalOfOther(scene) },
        body: comment,
      }),
    },
  },
  'GET /api/journal/{journalId}/comments/counts': {
    roles: [members(200), async (scene) => ({ path: { journalId: await createJournalOfOther(scene) } })],
    reads: (_scene, idsOf) => idsOf('Journal').map((id) => `/api/journal/${id}/comments/counts`),
  },
  'PUT /api/comment/{commentId}': {
    roles: {
      'on a Kick of a third user': [
        members(200, 403),
        async (scene) => ({
          path: await createComment(scene, await signUp(scene.site), scene.owner),
          body: comment,
        }),
      ],
      'on a Kick of the other user': [
        members(200, 403),
        async (scene) => ({ path: await createComment(scene, scene.other, scene.owner), body: comment }),
      ],
    },
  },
  'DELETE /api/comment/{commentId}': {
    roles: {
      'on a Kick of a third user': [
        members(204, 403),
        async (scene) => ({ path: await createComment(scene, await signUp(scene.site), scene.owner) }),
      ],
      'of a third user, on a Kick of the owner': [
        members(204, 403),
        async (scene) => ({ path: await createComment(scene, scene.owner, await signUp(scene.site)) }),
      ],
    },
  },
}
