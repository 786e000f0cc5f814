import type { Schemas, ShareLinkChange } from './api/entities'
import type { Request } from './api/request'

/** The content of a link: a Bucket, a Journal or an entry of the log by its id, or a year such as `2024`. */
type SharedThing = Pick<Schemas['NewShareLink'], 'kind' | 'id'>

/**
 * Returns the calls about the link of one thing. They fit `ShareLinkSection` of `@bucketeer/shared-ui/social`.
 * @param request the part's own `request`
 * @param onChange called after the link was made, changed or ended
 */
export function shareLinkCalls(
  request: Request,
  { kind, id }: SharedThing,
  onChange?: (change: 'create' | 'change' | 'end') => void,
) {
  const after = async <T>(change: 'create' | 'change' | 'end', call: Promise<T>): Promise<T> => {
    const response = await call
    onChange?.(change)
    return response
  }
  return {
    /** Returns undefined without a link. */
    read: async () => (await request('get', '/api/share', { query: { kind, id } }))[0],
    create: () => after('create', request('post', '/api/share', { body: { kind, id } })),
    change: (linkId: string, body: ShareLinkChange) =>
      after('change', request('put', '/api/share/{id}', { params: { id: linkId }, body })),
    end: (linkId: string) => after('end', request('delete', '/api/share/{id}', { params: { id: linkId } })),
  }
}
