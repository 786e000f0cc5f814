/** One to four capitalised words, with small ones between them, after a word that usually precedes a place. */
const afterPreposition =
  /(?<![\p{L}\p{N}])(?:[Ii]n|[Aa]t|[Tt]o|[Nn]ear|[Aa]round|[Ff]rom|[Tt]hrough|[Vv]isit|[Ss]ee|[Ee]xplore)\s+(\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:(?:de|da|do|del|la|of|upon)\s+)?\p{Lu}[\p{L}\p{M}’'-]*){0,3})/gu

/** Maximum names to look up for one wish. */
const mostNames = 6

/** Returns the name and its beginnings, longest first. */
const beginningsOf = (name: string) => {
  const words = name.split(/\s+/)
  return words
    .map((_, index) => words.slice(0, words.length - index))
    .filter((part) => /^\p{Lu}/u.test(part.at(-1) ?? ''))
    .map((part) => part.join(' '))
}

/** Returns what may be names of places in the text of a wish: 'Kyoto' of 'Drink tea in Kyoto'. */
export const placeNamesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(afterPreposition)].flatMap(([, name = '']) => beginningsOf(name)))].slice(
    0,
    mostNames,
  )
