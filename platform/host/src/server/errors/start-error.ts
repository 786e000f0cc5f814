/** Thrown when the site cannot start. The message is one line that tells the operator what to do, without secrets. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
