import { sentence } from './sentence'

/** Shown to users when the server sent no message. */
export const words = {
  unreachable: sentence(
    'client.unreachable',
    'We could not reach the server. Check your connection and try again.',
  ),
  tooSlow: sentence('client.too-slow', 'The server took too long to answer. Please try again.'),
  unreadable: sentence(
    'client.unreadable',
    'The server gave an answer that we could not read. Please try again.',
  ),
  unexpected: sentence('client.unexpected', 'Something unexpected happened. Please try again.'),
  serverFailed: sentence(
    'client.server-failed',
    'Something went wrong on our side. Please try again in a moment.',
  ),
  refused: sentence('client.refused', 'The server did not accept this.'),
  byStatus: new Map([
    [401, sentence('client.status-401', 'You need to log in first.')],
    [403, sentence('client.status-403', 'You may not do this.')],
    [404, sentence('client.status-404', 'We could not find this.')],
    [
      412,
      sentence(
        'client.status-412',
        'This was changed in the meantime. Reload it, then make your change again.',
      ),
    ],
    [413, sentence('client.status-413', 'This is too large to send.')],
    [429, sentence('client.status-429', 'That was too many times in a row. Wait a moment, then try again.')],
    [503, sentence('client.status-503', 'The server is busy. Please try again in a moment.')],
  ]),
}
