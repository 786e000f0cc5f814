const mostWords = 8

/** Returns the words of a search, separated by anything but letters and digits. */
export const wordsIn = (q: string): string[] => (q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, mostWords)
