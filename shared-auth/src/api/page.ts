/** Some of a list, and where the rest begins. */
export interface Page<Item> {
  items: Item[]
  /** The `cursor` that asks for what comes after; null when this is the last page. */
  next: string | null
}

const nextAddress = /<([^>]*)>\s*;\s*rel="?next"?/

/** Reads the cursor of the next page out of a `Link` header. */
export const nextCursor = (link: string): string | null => {
  const address = nextAddress.exec(link)?.[1]
  // The address is relative; only its query matters.
  return address === undefined ? null : new URL(address, 'http://site').searchParams.get('cursor')
}
