/** Returns a text in lower case and without accents, so that a search for 'cafe' finds 'Café'. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
