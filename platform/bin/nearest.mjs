/**
 * Returns the Levenshtein distance of two words.
 * @param {string} one
 * @param {string} other
 */
const distance = (one, other) => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (const [x, otherLetter] of [...other].entries())
      next.push(
        Math.min((row[x] ?? 0) + Number(letter !== otherLetter), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const mostWrong = 2

/**
 * Returns the known word that the user probably meant, if there is one.
 * @param {string} word
 * @param {readonly string[]} known
 */
export const nearest = (word, known) => {
  const [best] = known
    .map((candidate) => ({ candidate, wrong: distance(word, candidate) }))
    .sort((one, other) => one.wrong - other.wrong)
  return best && best.wrong <= mostWrong ? best.candidate : known.find((each) => each.startsWith(word))
}
