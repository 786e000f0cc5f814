import { renderHook } from '@testing-library/react'
import { useChange } from './saving'

const failure = (status: number, message: string) => Object.assign(new Error(message), { status })
const outdated = failure(412, 'This Bucket was changed in the meantime.')
const newest = async () => 'tuesday'

test('useChange sends the version that the form was filled with', async () => {
  const update = jest.fn(async () => 'saved')
  const { result } = renderHook(() => useChange({ update, version: newest }))
  expect(await result.current('typed', 'monday')).toBe('saved')
  expect(update).toHaveBeenCalledWith('typed', { ifMatch: 'monday' })
})

test('useChange overwrites another change only after it was reported', async () => {
  const update = jest
    .fn(async () => 'saved')
    .mockRejectedValueOnce(outdated)
    .mockRejectedValueOnce(outdated)
  const version = jest.fn(newest).mockResolvedValueOnce('tuesday').mockResolvedValueOnce('wednesday')
  const { result } = renderHook(() => useChange({ update, version }))
  await expect(result.current('typed', 'monday')).rejects.toThrow('What you typed is still here')
  await expect(result.current('typed', 'monday')).rejects.toMatchObject({ status: 412 })
  expect(await result.current('typed', 'monday')).toBe('saved')
  expect(update.mock.calls).toEqual([
    ['typed', { ifMatch: 'monday' }],
    ['typed', { ifMatch: 'tuesday' }],
    ['typed', { ifMatch: 'wednesday' }],
  ])
})

test('useChange sends the given version again after a success', async () => {
  const update = jest.fn(async () => 'saved').mockRejectedValueOnce(outdated)
  const { result } = renderHook(() => useChange({ update, version: newest }))
  await expect(result.current('typed', 'monday')).rejects.toMatchObject({ status: 412 })
  await result.current('typed', 'monday')
  await result.current('typed again', 'friday')
  expect(update).toHaveBeenLastCalledWith('typed again', { ifMatch: 'friday' })
})

test('useChange passes other errors on', async () => {
  const version = jest.fn(newest)
  const refused = failure(400, 'Title is missing.')
  const { result } = renderHook(() => useChange({ update: () => Promise.reject(refused), version }))
  await expect(result.current('typed', 'monday')).rejects.toBe(refused)
  expect(version).not.toHaveBeenCalled()
})
