import Type, { type Static } from 'typebox'

export const largestPage = 100

/** The query of a list whose pages have so many items at most, and as many when nobody says how many. */
export const pageQueryUpTo = (largest: number) =>
  Type.Object({
    limit: Type.Optional(
      Type.Integer({
        title: 'limit',
        minimum: 1,
        maximum: largest,
        default: largest,
        description: 'Maximum number of items.',
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        title: 'cursor',
        format: 'uuid',
        description: 'The `_id` of the last item of the previous page.',
      }),
    ),
  })

export const pageQuery = pageQueryUpTo(largestPage)

export interface PageRequest {
  limit: number
  /** The id of the last item of the page before. */
  after?: string
}

/** One item more than asked for tells whether there is a next page. */
export interface Page<T> {
  items: T[]
  hasMore: boolean
}

export const pageRequest = (
  { limit, cursor }: Static<typeof pageQuery>,
  largest: number = largestPage,
): PageRequest => ({ limit: limit ?? largest, after: cursor })

/** Cuts what was read with a limit one larger than asked for. */
export const pageOf = <T>(read: T[], limit: number): Page<T> => ({
  items: read.slice(0, limit),
  hasMore: read.length > limit,
})

/** What a list is narrowed to besides its page; undefined for what it is not. */
type Filters = Record<string, string | undefined>

/**
 * The `Link` header to the next page; none on the last one. Relative, so that it holds behind any proxy.
 * @param filters those of this page, which the next one keeps
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
  for (const [name, value] of Object.entries({ ...filters, limit: String(limit), cursor: last.id }))
    if (value !== undefined) query.set(name, value)
  return { link: `<${path}?${query}>; rel="next"` }
}

export const linkHeader = {
  Link: Type.String({ description: 'The next page, as `<address>; rel="next"`; missing on the last page.' }),
}
