/** What the router makes of each navigation, for loaders, which our routes do not have. jsdom has no `Request`. */
class Navigation {
  readonly method = 'GET'
  readonly signal
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal
  }
}
Object.assign(globalThis, { Request: Navigation })

export {}
