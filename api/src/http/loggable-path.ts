const maxLength = 300

/** Matches segments of a path that may have an e-mail address, also one that is encoded or written with a full-width @. */
const addressSegment = /[^/]*(?:@|＠|%(?:25)*40|%EF%BC%A0)[^/]*/gi

/** Matches whole segments that may be a token that somebody put there. */
const tokenSegment = /(?<=\/)[\w~%-]{24,}(?=\/|$)/g

/** Matches what may be a token in any place, such as a query whose question mark is encoded. */
const tokenRun = /(?<![\w~-])[\w~-]{24,}/g

/** Ids of rows are no secrets. */
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The names of released files are no secrets, and long. */
const releasedFile = /^\/(?:releases|packages)\//

/** Matches every path that has something to hide, and is faster. */
const mayHaveSecret = /[@＠]|%(?:25)*40|%EF%BC%A0|[\w~%-]{24}/i

const hide = (text: string) => (id.test(text) ? text : '…')

/** Returns the beginning of a path, without a token that is cut in two. */
const shorten = (path: string) =>
  path.length > maxLength ? `${path.slice(0, maxLength).replace(/[\w~%-]*$/, '')}…` : path

/** Returns the path of a URL for the log, without its query and without anything that may be secret or personal. */
export function loggablePath(url: string): string {
  const [path = ''] = url.split('?', 1)
  const short = shorten(path)
  if (!mayHaveSecret.test(short)) return short
  const withoutAddresses = short.replace(addressSegment, '…')
  return releasedFile.test(path)
    ? withoutAddresses
    : withoutAddresses.replace(tokenSegment, hide).replace(tokenRun, hide)
}
