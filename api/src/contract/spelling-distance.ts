/** Returns the edit distance of two words: letters removed, added, replaced or swapped with the next one. */
export function spellingDistance(one: string, other: string): number {
  const letters = [...other]
  let beforeLast: number[] = []
  let last = Array.from({ length: letters.length + 1 }, (_, count) => count)
  let previous = ''
  let row = 0
  for (const letter of one) {
    row += 1
    const distances = [row]
    for (const [at, otherLetter] of letters.entries()) {
      const isSwap = at > 0 && letter === letters[at - 1] && previous === otherLetter
      distances.push(
        Math.min(
          number(last[at + 1]) + 1,
          number(distances[at]) + 1,
          number(last[at]) + (letter === otherLetter ? 0 : 1),
          isSwap ? number(beforeLast[at - 1]) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = distances
    previous = letter
  }
  return number(last[letters.length])
}

const number = (value: number | undefined) => value ?? Infinity
