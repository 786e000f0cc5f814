/** Stub for `Request`, which jsdom lacks; the router creates one for each navigation. */
class RequestStub {
  readonly method = 'GET'
  readonly signal
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal
  }
}
Object.assign(globalThis, { Request: RequestStub })

export {}
