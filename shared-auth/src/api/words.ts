/** Shown to users when the server sent no message. */
export const words = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  tooSlow: 'The server took too long to answer. Please try again.',
  unreadable: 'The server gave an answer that we could not read. Please try again.',
  unexpected: 'Something unexpected happened. Please try again.',
  serverFailed: 'Something went wrong on our side. Please try again in a moment.',
  refused: 'The server did not accept this.',
  byStatus: new Map([
    [401, 'You need to log in first.'],
    [403, 'You may not do this.'],
    [404, 'We could not find this.'],
    [412, 'This was changed in the meantime. Reload it, then make your change again.'],
    [413, 'This is too large to send.'],
    [429, 'That was too many times in a row. Wait a moment, then try again.'],
    [503, 'The server is busy. Please try again in a moment.'],
  ]),
}
