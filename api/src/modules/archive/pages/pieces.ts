import { isRightToLeftLanguage } from '@bucketeer/platform/text'
import { groupBy } from '../group-by'
import type { ArchivedEntry, ArchivedKick, ArchiveFile } from '../format'
import type { PageWords } from '../words'
import type { DateWords } from './dates'
import { type Html, markup } from './html'

/** Indexes the Buckets, entries and Stories of an archive by their Kicks. */
export const usesIn = ({ buckets, log, journals }: ArchiveFile) => ({
  bucketsOf: groupBy(
    buckets.flatMap(({ id, name, kicks }) => kicks.map(({ kick }) => ({ id, name, kick }))),
    ({ kick }) => kick,
  ),
  entriesOf: groupBy(log, ({ kick }) => kick),
  storiesOf: groupBy(
    journals.flatMap(({ id: journal, stories }) => stories.map((story) => ({ ...story, journal }))),
    ({ kick }) => kick,
  ),
})

/** The content and the words of all pages. */
export interface PageSource {
  file: ArchiveFile
  language: string
  words: PageWords
  dateWords: DateWords
  kickOf: (id: string | null) => ArchivedKick | undefined
  uses: ReturnType<typeof usesIn>
}

/** A page that is rendered. */
export interface Page extends PageSource {
  /** Returns the relative URL of a file of the archive from the page. */
  link: (path: string) => string
}

/** The year of an entry; 'sometime' for one without a date. */
export const yearOf = ({ on }: Pick<ArchivedEntry, 'on'>): string => on?.slice(0, 4) ?? 'sometime'

export const pathOf = {
  kick: (id: string) => `pages/kick-${id}.html`,
  bucket: (id: string) => `pages/bucket-${id}.html`,
  journal: (id: string) => `pages/journal-${id}.html`,
  log: (year: string) => `pages/log-${year}.html`,
  entry: (entry: ArchivedEntry) => `${pathOf.log(yearOf(entry))}#${entry.id}`,
  kicks: 'pages/kicks.html',
  style: 'pages/style.css',
}

/** Renders a page with the navigation and the footer, in parts, because that of a year may be long. */
export function* renderPage(
  source: PageSource,
  path: string,
  title: string,
  content: (page: Page) => Iterable<Html>,
): Generator<string> {
  const { file, language, words, dateWords } = source
  const link: Page['link'] = (target) => (path.startsWith('pages/') ? `../${target}` : target)
  const sections = [
    ['index.html', words.overview],
    ['index.html#buckets', words.buckets],
    [pathOf.kicks, words.kicks],
    ['index.html#journals', words.journals],
    ['index.html#log', words.log],
  ] as const
  const made = dateWords({ on: file.madeAt.slice(0, 10), precision: 'day' })
  const items = sections.map(([target, label]) => {
    const current = target === path && markup` aria-current="page"`
    return markup`<li><a href="${link(target)}"${current}>${label}</a></li>`
  })
  yield markup`<!doctype html>
<html lang="${language}" dir="${isRightToLeftLanguage(language) ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${link(pathOf.style)}">
<header><nav aria-label="${words.archiveOf(file.person.name)}"><ul>${items}</ul></nav></header>
<main>`.text
  for (const { text } of content({ ...source, link })) yield text
  yield markup`</main>
<footer><p>${words.madeOn(made, file.site)}</p></footer>
</html>
`.text
}

export const section = (id: string, heading: string, content: Html | Html[]): Html =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${content}</section>`

export function facts(all: (Html | string | false | null)[]): Html | false {
  const known = all.filter(Boolean)
  return known.length > 0 && markup`<ul class="facts">${known.map((fact) => markup`<li>${fact}</li>`)}</ul>`
}

export const text = (value: string): Html | false => value !== '' && markup`<p class="text">${value}</p>`

export function photos(all: ArchivedKick['photos'], { link }: Page): Html | false {
  const figures = all.map(({ file, alt, caption }) => {
    const below = caption !== '' && markup`<figcaption>${caption}</figcaption>`
    return markup`<figure><img src="${link(file)}" alt="${alt}" loading="lazy">${below}</figure>`
  })
  return all.length > 0 && markup`<div class="photos">${figures}</div>`
}

interface Card {
  path: string
  name: string
  picture: string | null | undefined
  lines: (string | false | null)[]
  category?: ArchivedKick['category']
}

export function card({ path, name, picture, lines, category }: Card, { link }: Page): Html {
  const hue = category && markup` style="--hue: var(--${category})"`
  const cover = picture
    ? markup`<img class="cover" src="${link(picture)}" alt="" loading="lazy">`
    : markup`<div class="cover"></div>`
  const paragraphs = lines.filter(Boolean).map((line) => markup`<p>${line}</p>`)
  return markup`<li class="card"${hue}>${cover}<p class="name"><a href="${link(path)}">${name}</a></p>${paragraphs}</li>`
}

/** Renders things as a list of cards. */
export function* cards<Thing>(
  things: Thing[],
  cardOf: (thing: Thing) => Html,
  { words }: Page,
): Generator<Html> {
  if (things.length === 0) return yield markup`<p>${words.nothing}</p>`
  yield markup`<ul class="cards">`
  for (const thing of things) yield cardOf(thing)
  yield markup`</ul>`
}

/** @param planned when its owner wants to do it */
export function kickCard(kick: ArchivedKick, page: Page, planned: string | false = false): Html {
  const { id, name, category, place, country, by } = kick
  const lines = [planned, place ?? country, by !== null && page.words.by(by)]
  return card({ path: pathOf.kick(id), name, picture: kick.photos[0]?.file, category, lines }, page)
}
