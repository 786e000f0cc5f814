import type { ShareLinkCalls } from '@bucketeer/shared-ui/social'
import { request } from '../request'

/** An entry of one's log, or a year of it, such as '2024'. */
type SharedThing = { kind: 'log' | 'year'; id: string }

/** Returns the calls about the link of an entry or a year. */
export const shareLinkCalls = (thing: SharedThing): ShareLinkCalls => ({
  read: async () => (await request('get', '/api/share', { query: thing }))[0],
  create: () => request('post', '/api/share', { body: thing }),
  change: (id, body) => request('put', '/api/share/{id}', { params: { id }, body }),
  end: (id) => request('delete', '/api/share/{id}', { params: { id } }),
})
