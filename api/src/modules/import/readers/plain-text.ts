const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Returns the text of HTML. Any other text stays as it is. */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>/iu.test(text)) return text
  const lines = text.replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)[^<>]*>/giu, '\n').replace(/<[^<>]*>/gu, '')
  return lines.replace(/&(#?\w{2,5});/gu, (entity, name: string) => entities[name] ?? entity)
}
