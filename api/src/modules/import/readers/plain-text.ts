const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Returns the text of HTML. Any other text stays as it is. */
export const plainText = (text: string): string =>
  /<\/?[a-z][^<>]*>/iu.test(text)
    ? text
        .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)[^<>]*>/giu, '\n')
        .replace(/<[^<>]*>/gu, '')
        .replace(/&(#?\w{2,5});/gu, (entity, name: string) => entities[name] ?? entity)
        .replace(/\n{3,}/gu, '\n\n')
        .trim()
    : text
