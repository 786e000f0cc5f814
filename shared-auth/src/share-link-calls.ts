import type { Schemas, ShareLinkChange } from './api/entities'
import type { Request } from './api/request'

/** The content of a link: a Bucket, a Journal or an entry of the log by its id, or a year such as `2024`. */
type SharedThing = Pick<Schemas['NewShareLink'], 'kind' | 'id'>

/**
 * Returns the calls about the link of one thing. They fit `ShareLinkSection` of `@bucketeer/shared-ui/social`.
 * @param request the part's own `request`
 */
export const shareLinkCalls = (request: Request, { kind, id }: SharedThing) => ({
  /** Returns undefined without a link. */
  read: async () => (await request('get', '/api/share', { query: { kind, id } }))[0],
  create: () => request('post', '/api/share', { body: { kind, id } }),
  change: (linkId: string, body: ShareLinkChange) =>
    request('put', '/api/share/{id}', { params: { id: linkId }, body }),
  end: (linkId: string) => request('delete', '/api/share/{id}', { params: { id: linkId } }),
})
