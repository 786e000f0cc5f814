import type { ShareLinkCalls } from '@bucketeer/shared-ui/social'
import { request } from '../../request'

/** Returns the calls about the link of a Journal. */
export const shareLinkCalls = (journalId: string): ShareLinkCalls => {
  const journal = { kind: 'journal', id: journalId } as const
  return {
    read: async () => (await request('get', '/api/share', { query: journal }))[0],
    create: () => request('post', '/api/share', { body: journal }),
    change: (id, body) => request('put', '/api/share/{id}', { params: { id }, body }),
    end: (id) => request('delete', '/api/share/{id}', { params: { id } }),
  }
}
