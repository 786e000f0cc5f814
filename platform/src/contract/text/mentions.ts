const isLetter = /^[\p{L}\p{M}\p{N}]/u

/**
 * Splits a text at the people whom it names, such as '@Aiko'. The longest name wins, and the first person of those with
 * the same name.
 */
export function splitAtNames<Person extends { userName: string }>(
  text: string,
  people: readonly Person[],
): (string | Person)[] {
  const longestFirst = people.toSorted((a, b) => b.userName.length - a.userName.length)
  const names = longestFirst.map((person) => ({ person, name: person.userName.toLowerCase() }))
  const lower = text.toLowerCase()
  // A few letters have another length in lower case, so that indexes would not fit.
  const searched = lower.length === text.length ? lower : text
  const parts: (string | Person)[] = []
  let begin = 0
  for (const { index } of text.matchAll(/(?<![\p{L}\p{M}\p{N}])@/gu)) {
    const named = names.find(
      ({ name }) =>
        searched.startsWith(name, index + 1) &&
        !isLetter.test(text.slice(index + 1 + name.length, index + 3 + name.length)),
    )
    if (!named) continue
    parts.push(text.slice(begin, index), named.person)
    begin = index + 1 + named.name.length
  }
  return [...parts, text.slice(begin)].filter((part) => part !== '')
}
