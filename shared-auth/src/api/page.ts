/** One page of a list. */
export interface Page<Item> {
  items: Item[]
  /** The `cursor` of the next page; null on the last page. */
  next: string | null
}

const nextAddress = /<([^>]*)>\s*;\s*rel="?next"?/

/** Returns the cursor of the next page from a `Link` header, or null. */
export function nextCursor(link: string): string | null {
  const address = nextAddress.exec(link)?.[1]
  // The base only makes the relative URL parseable.
  return address === undefined ? null : new URL(address, 'http://site').searchParams.get('cursor')
}
