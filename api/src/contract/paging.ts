import Type, { type Static, type TSchema } from 'typebox'
import { optional } from '@bucketeer/host/server'

export const largestPage = 100

/** The query parameter with the size of a list. */
export const limitUpTo = (maximum: number, preset = maximum, items = 'items') =>
  optional.integer({
    title: 'limit',
    minimum: 1,
    maximum,
    default: preset,
    description: `Maximum number of ${items}.`,
  })

/** The query of a paged list. `largest` is both the maximum and the default of `limit`. */
export const pageQueryUpTo = (largest: number) =>
  Type.Object({
    limit: limitUpTo(largest),
    cursor: optional.string({
      title: 'cursor',
      format: 'uuid',
      description: 'The `_id` of the last item of the previous page.',
    }),
  })

export const pageQuery = pageQueryUpTo(largestPage)

export interface PageRequest {
  limit: number
  /** The id of the last item of the previous page. */
  after?: string
}

/** Reads one extra item, which shows whether there is a next page. */
export interface Page<T> {
  items: T[]
  hasMore: boolean
}

export const pageRequest = (
  { limit, cursor }: Static<typeof pageQuery>,
  largest: number = largestPage,
): PageRequest => ({ limit: limit ?? largest, after: cursor })

/** Removes the extra item. */
export const pageOf = <T>(read: T[], limit: number): Page<T> => ({
  items: read.slice(0, limit),
  hasMore: read.length > limit,
})

/** The filters of a list; undefined for unused ones. */
type Filters = Record<string, string | number | boolean | undefined>

/**
 * Returns the `Link` header to the next page; empty on the last page. The URL is relative, so that it works behind
 * any proxy.
 * @param filters the filters of this page, which the next page keeps
 */
export function nextLink(
  path: string,
  { limit }: PageRequest,
  { items, hasMore }: Page<{ id: string }>,
  filters: Filters = {},
) {
  const last = items.at(-1)
  if (!hasMore || !last) return {}
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, limit, cursor: last.id }))
    if (value !== undefined) query.set(name, String(value))
  return { link: `<${path}?${query}>; rel="next"` }
}

export const linkHeader = {
  Link: Type.String({ description: 'The next page, as `<URL>; rel="next"`; missing on the last page.' }),
}

/** The answer with one page of a list. */
export const onePage = <T extends TSchema>(item: T) =>
  Type.Array(item, { description: 'One page.', headers: linkHeader })
