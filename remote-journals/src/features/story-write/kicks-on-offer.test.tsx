import { ApiError } from '@bucketeer/shared-auth'
import { aBucket, aKick, aStory, aUser, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { journals, kicksOnOffer, openForm, rails, startWithoutDrafts, title } from '../../testing/story-form'

beforeEach(startWithoutDrafts)

describe('the offered Kicks', () => {
  const onRail = { ...rails, bucketId: 'rail' }
  const own = [aKick({ _id: 'own', name: 'A Kick of mine' })]
  const listKicks = jest.fn(async () => own)
  const kicks = { 'GET /api/kick': listKicks }
  const offeredFor = async (bucket: () => Promise<ReturnType<typeof aBucket>>) => {
    stubApi({
      'GET /api/journal/{journalId}': async () => onRail,
      'GET /api/bucket/{bucketId}': bucket,
      ...kicks,
    })
    openForm()
    await title()
    await screen.findByText(/^From /)
    return kicksOnOffer()
  }

  // @spec S2.124
  test('are those of the Journal’s Bucket', async () => {
    const inBucket = [aKick({ _id: '1', name: 'Night train' }), aKick({ _id: '2', name: 'Slow ferry' })]
    const offered = await offeredFor(async () => aBucket({ name: 'By rail', kicks: inBucket }))
    expect(offered).toEqual(['No Kick', 'Night train', 'Slow ferry'])
    expect(screen.getByText('From your Bucket “By rail”.')).toBeInTheDocument()
  })

  // @spec S2.124
  test('are the user’s own if the Bucket is empty', async () => {
    expect(await offeredFor(async () => aBucket())).toEqual(['No Kick', 'A Kick of mine'])
    expect(listKicks).toHaveBeenLastCalledWith(expect.objectContaining({ query: { createdBy: aUser()._id } }))
  })

  // @spec S2.124
  test('are the user’s own if the Bucket was deleted', async () => {
    const gone = () => Promise.reject(new ApiError(404, 'We could not find this Bucket.'))
    expect(await offeredFor(gone)).toEqual(['No Kick', 'A Kick of mine'])
  })

  test('are the user’s own if the Journal has no Bucket', async () => {
    stubApi({ ...journals, ...kicks })
    openForm()
    await screen.findByText('From the Kicks you made.')
    expect(await kicksOnOffer()).toEqual(['No Kick', 'A Kick of mine'])
  })

  test('may be empty', async () => {
    stubApi({ ...journals, 'GET /api/kick': async () => [] })
    openForm()
    expect(await screen.findByText(/You have not made a Kick yet/)).toBeVisible()
  })

  test('are optional if they fail to load', async () => {
    const read = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue(aBucket({ name: 'By rail', kicks: own }))
    const create = jest.fn(async () => aStory())
    stubApi({
      'GET /api/journal/{journalId}': async () => onRail,
      'GET /api/bucket/{bucketId}': read,
      'POST /api/story/{id}': create,
    })
    openForm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('From your Bucket “By rail”.')).toBeVisible()
  })
})
