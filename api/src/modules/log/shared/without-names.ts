const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Returns the text, or an empty one if it names one of the people, also by one of several names. */
export function withoutNames(text: string, people: string[]): string {
  const names = new Set(people.flatMap(wordsIn))
  return wordsIn(text).some((word) => names.has(word)) ? '' : text
}
