/** The site cannot start. The message is one line for whoever starts it, with what to do about it and no secret. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
