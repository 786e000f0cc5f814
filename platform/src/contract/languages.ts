import type { Release } from './release'

/** The language of the sources, which every part has. */
export const sourceLanguage = 'en'

const catalogue = /^(?:shared-)?messages-([\w-]+)-po\.js$/

/** Returns the languages of a release's catalogues, English first. */
export const languagesOf = ({ files }: Pick<Release, 'files'>): string[] => [
  ...new Set([sourceLanguage, ...files.flatMap(({ path }) => catalogue.exec(path)?.[1] ?? []).sort()]),
]

/** Returns a text of a release's manifest in a language; in English if it is not translated. */
export const textIn = ({ texts }: Pick<Release, 'texts'>, language: string, english: string): string =>
  texts?.[language]?.[english] ?? english

/** Marks a text of the shell's index.html, such as `%text Try again.%`, which pages have in their language. */
export const textMark = /%text ([^%]+)%/g

/** Returns the scripts with the texts of a release in a language. */
export const catalogueFiles = ({ files }: Pick<Release, 'files'>, language: string): string[] =>
  files.map(({ path }) => path).filter((path) => catalogue.exec(path)?.[1] === language)
