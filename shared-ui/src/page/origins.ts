/** A page that was shown. */
export interface ShownPage {
  pathname: string
  /** Its path with query and hash. */
  to: string
  title: string
}

/** The page from which the user came to another one by a link. */
export interface Origin extends ShownPage {
  /** The key of the history entry that follows the page's. */
  nextKey: string
}

interface Arrival {
  pathname: string
  /** The key of its history entry. */
  key: string
  /** Whether a link led to it, which was not a way back. */
  isByLink: boolean
}

/** Remembers for each page from which other page the user came. Forms are left out: they are saved on the way. */
export function createOrigins() {
  let last: ShownPage | null = null
  const origins = new Map<string, Origin>()
  const forms = new Set<string>()

  const originOf = ({ pathname, key, isByLink }: Arrival): Origin | undefined =>
    isByLink && last && last.pathname !== pathname && !forms.has(last.pathname)
      ? { ...last, nextKey: key }
      : origins.get(pathname)

  return {
    originOf,
    /** Returns the path of the page that the user has left for this one, if they had come from this one. */
    returnedFrom: ({ pathname, isByLink }: Arrival) =>
      !isByLink && last && origins.get(last.pathname)?.pathname === pathname ? last.pathname : undefined,
    pageShown(page: ShownPage, arrival: Arrival) {
      const origin = originOf(arrival)
      if (origin) origins.set(page.pathname, origin)
      last = page
    },
    formShown: (pathname: string) => forms.add(pathname),
    forget() {
      last = null
      origins.clear()
    },
  }
}
