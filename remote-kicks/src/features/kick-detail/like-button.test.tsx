import { ApiError } from '@bucketeer/shared-auth'
import { deferred, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAsAmelia, train } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'

const openKick = () => openKicks('/kicks/train')

beforeEach(startAsAmelia)

describe('the like button', () => {
  const like = (count: number) => screen.findByRole('button', { name: new RegExp(`^Like ${count} likes?$`) })
  const answered = (likes: number, liked: boolean) => jest.fn(async () => ({ likes, liked }))

  // @spec S2.98
  test('updates at once, then shows the server’s count', async () => {
    const answer = deferred<{ likes: number; liked: boolean }>()
    stubApi({
      'GET /api/kick/{kickId}': async () => train,
      'PUT /api/kick/{kickId}/like': () => answer.promise,
    })
    openKick()
    await userEvent.click(await like(4))
    expect(await like(5)).toBePressed()
    answer.resolve({ likes: 9, liked: true })
    expect(await like(9)).toBePressed()
  })

  // @spec S2.98
  test('removes a like', async () => {
    const unlike = answered(3, false)
    stubApi({
      'GET /api/kick/{kickId}': async () => ({ ...train, liked: true }),
      'DELETE /api/kick/{kickId}/like': unlike,
    })
    openKick()
    await userEvent.click(await like(4))
    expect(await like(3)).not.toBePressed()
    expect(unlike).toHaveBeenCalledWith({ params: { kickId: 'train' } })
  })

  test('rolls back with a message when the request fails', async () => {
    const fail = async () => {
      throw new ApiError(null, 'We could not reach the server.')
    }
    stubApi({ 'GET /api/kick/{kickId}': async () => train, 'PUT /api/kick/{kickId}/like': fail })
    openKick()
    await userEvent.click(await like(4))
    expect(await screen.findByText('Could not save your like')).toBeVisible()
    expect(await like(4)).not.toBePressed()
  })

  test('rolls back a like and an immediate unlike when both requests fail', async () => {
    const [first, second] = [deferred<never>(), deferred<never>()]
    stubApi({
      'GET /api/kick/{kickId}': async () => train,
      'PUT /api/kick/{kickId}/like': () => first.promise,
      'DELETE /api/kick/{kickId}/like': () => second.promise,
    })
    openKick()
    await userEvent.click(await like(4))
    await userEvent.click(await like(5))
    first.reject(new ApiError(500, 'No.'))
    second.reject(new ApiError(500, 'No.'))
    await screen.findByText('Could not remove your like')
    expect(await like(4)).not.toBePressed()
  })
})
