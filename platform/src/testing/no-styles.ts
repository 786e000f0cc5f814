/**
 * Replaces Emotion's style sheet in component tests by one that inserts no rules. jsdom matches each element against every
 * rule when a test queries by role, which took more than half of the time of all component tests. Browser tests cover
 * styles.
 */
export class StyleSheet {
  isSpeedy = false
  ctr = 0
  tags: HTMLStyleElement[] = []
  key: string
  container: Node
  nonce: string | undefined
  constructor({ key, container, nonce }: { key: string; container: Node; nonce?: string }) {
    this.key = key
    this.container = container
    this.nonce = nonce
  }
  hydrate() {}
  insert() {}
  flush() {}
}
