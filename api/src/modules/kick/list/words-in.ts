const mostWords = 8

/** The words of a search: what is neither letter nor digit sets them apart. */
export const wordsIn = (q: string): string[] => (q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, mostWords)
