const maxLength = 300

/**
 * Matches segments of a path that may be an e-mail address, or a token that somebody put there: long ones without a
 * dot. Ids of rows are no secrets.
 */
const secretSegment =
  /[^/]*(?:@|%40)[^/]*|(?<=\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/|$))[\w~%-]{24,}(?=\/|$)/gi

/** Matches every path that `secretSegment` changes, and is faster. */
const mayHaveSecret = /@|%40|[\w~%-]{24}/

/** Returns the path of a URL for the log, without its query and without anything that may be secret or personal. */
export const loggablePath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  const short = path.slice(0, maxLength)
  return mayHaveSecret.test(short) ? short.replace(secretSegment, '…') : short
}
