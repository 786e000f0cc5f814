/**
 * Emotion's sheet for component tests, without the styles: jsdom looks each element up in every rule whenever a test
 * asks for a role, which was more than half of the time that all component tests took. How a page looks is for the
 * browser tests.
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
