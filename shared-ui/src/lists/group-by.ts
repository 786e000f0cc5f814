type Group<Item> = [Item, ...Item[]]

/** Groups items by a key, in the order of the first of each group. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [string, Group<Item>][] {
  const groups = new Map<string, Group<Item>>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
