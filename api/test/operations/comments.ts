import { newId } from '@bucketeer/host/server'
import { comments as commentTable } from '../../src/database/schema'
import { addKick } from '../content'
import { signUp, textAt, type SignedIn } from '../people'
import { members, type Operations, type Scene } from './record'
import { createKick, createKickOfOther } from './scene'

const comment = { text: 'Take gloves.' }

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
      const { kickId } = await createKickOfOther(scene)
      const add = async () => {
        const { userId: authorId } = await signUp(scene.site)
        const row = { id: newId(), kickId, authorId, content: 'Me too.' }
        await scene.site.database.insert(commentTable).values(row)
      }
      return [{ urls: [`/api/kick/${kickId}/comments`], add }]
    },
  },
  'POST /api/kick/{kickId}/comments': {
    roles: [members(201), async (scene) => ({ path: await createKickOfOther(scene), body: comment })],
    texts: {
      text: { name: 'a comment', lists: ({ path }) => [`/api/kick/${path?.['kickId']}/comments`] },
    },
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
