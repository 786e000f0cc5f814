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

/** Adds a stub of `Request`, which jsdom lacks. A data router creates one for each navigation. */
export function provideRequest() {
  Object.assign(globalThis, { Request: RequestStub })
}
