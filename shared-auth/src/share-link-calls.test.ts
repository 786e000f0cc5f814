import type { ShareLink } from './api/entities'
import { requestAs } from './api/request'
import { shareLinkCalls } from './share-link-calls'
import { stubApi } from './testing'

const thing = { kind: 'year', id: '2024' } as const
const calls = shareLinkCalls(requestAs(__PART__), thing)
const link: ShareLink = {
  ...{ _id: 'link', ...thing, key: 'k1', url: '/shared/log/k1' },
  ...{ expiresAt: null, hasPreview: false, showsNotes: false, hasPassword: false },
  createdAt: '2026-11-25T10:00:00.000Z',
}

test('read returns the link of the thing, or undefined without one', async () => {
  const read = jest.fn(async (): Promise<ShareLink[]> => [])
  stubApi({ 'GET /api/share': read })
  expect(await calls.read()).toBeUndefined()
  read.mockResolvedValue([link])
  expect(await calls.read()).toEqual(link)
  expect(read).toHaveBeenCalledWith({ query: thing })
})

test('create, change and end send the thing or the id of its link', async () => {
  const [create, change, end] = [
    jest.fn(async () => link),
    jest.fn(async () => link),
    jest.fn(async () => {}),
  ]
  stubApi({ 'POST /api/share': create, 'PUT /api/share/{id}': change, 'DELETE /api/share/{id}': end })
  await calls.create()
  await calls.change('link', { hasPreview: true })
  await calls.end('link')
  expect(create).toHaveBeenCalledWith({ body: thing })
  expect(change).toHaveBeenCalledWith({ params: { id: 'link' }, body: { hasPreview: true } })
  expect(end).toHaveBeenCalledWith({ params: { id: 'link' } })
})
