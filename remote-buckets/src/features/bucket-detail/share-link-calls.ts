import type { ShareLinkCalls } from '@bucketeer/shared-ui/social'
import { request } from '../../request'

/** Returns the calls about the link of a Bucket. */
export const shareLinkCalls = (bucketId: string): ShareLinkCalls => {
  const bucket = { kind: 'bucket', id: bucketId } as const
  return {
    read: async () => (await request('get', '/api/share', { query: bucket }))[0],
    create: () => request('post', '/api/share', { body: bucket }),
    change: (id, body) => request('put', '/api/share/{id}', { params: { id }, body }),
    end: (id) => request('delete', '/api/share/{id}', { params: { id } }),
  }
}
