import { aComment, aKick, type Answers, aUser, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { openKicks } from './open-kicks'

export const amelia = aUser()
export const asAmelia = { _id: amelia._id, userName: amelia.userName, profilePicture: null }
export const asClara = { _id: 'clara', userName: 'Clara', profilePicture: null }

/** A Kick with a comment by Amelia and one by Clara. */
export const train = aKick({ _id: 'train', name: 'Night train', commentCount: 2 })
export const own = aComment({ _id: 'own', kickId: 'train', text: 'I slept well.', createdBy: asAmelia })
export const other = aComment({ _id: 'other', kickId: 'train', text: 'Bring earplugs.', createdBy: asClara })

/** Opens the Kick's page. By default the server returns these two comments. */
export async function openWith(answers: Answers, kick = train) {
  stubApi({
    'GET /api/kick/{kickId}': async () => kick,
    'GET /api/kick/{kickId}/comments': async () => [own, other],
    ...answers,
  })
  const view = openKicks('/kicks/train')
  await screen.findByRole('heading', { level: 1, name: 'Night train' })
  return view
}

export const commentBy = async (name: string) =>
  within(await screen.findByRole('article', { name: `Comment by ${name}` }))
