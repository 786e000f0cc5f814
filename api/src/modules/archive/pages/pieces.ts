import { isRightToLeftLanguage } from '@bucketeer/platform/text'
import type { ArchivedBucket, ArchivedEntry, ArchivedKick, ArchiveFile } from '../format'
import type { PageWords } from '../words'
import type { DateWords } from './dates'
import { html, type Html } from './html'

/** The content of all pages. */
export interface PageSource {
  file: ArchiveFile
  language: string
  words: PageWords
  dateWords: DateWords
  kickOf: (id: string | null) => ArchivedKick | undefined
}

/** Returns the relative URL of a file of the archive from the page. */
export type Link = (path: string) => string

/** A page before it is rendered. */
export interface Page {
  path: string
  title: string
  content: (link: Link) => Html
}

export const pathOf = {
  kick: (id: string) => `pages/kick-${id}.html`,
  bucket: (id: string) => `pages/bucket-${id}.html`,
  journal: (id: string) => `pages/journal-${id}.html`,
  /** @param year 'sometime' for entries without a date */
  log: (year: string) => `pages/log-${year}.html`,
  entry: (entry: ArchivedEntry) => `${pathOf.log(yearOf(entry))}#${entry.id}`,
  kicks: 'pages/kicks.html',
  style: 'pages/style.css',
}

export const yearOf = ({ on }: Pick<ArchivedEntry, 'on'>): string => on?.slice(0, 4) ?? 'sometime'

/** Renders a page with its head, the navigation and the footer. */
export function renderPage(
  { file, language, words, dateWords }: PageSource,
  { path, title, content }: Page,
): string {
  const link: Link = (target) => (path.startsWith('pages/') ? `../${target}` : target)
  const sections = [
    ['index.html', words.overview],
    ['index.html#buckets', words.buckets],
    [pathOf.kicks, words.kicks],
    ['index.html#journals', words.journals],
    ['index.html#log', words.log],
  ] as const
  const made = { on: file.madeAt.slice(0, 10), precision: 'day' } as const
  return html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeftLanguage(language) ? 'rtl' : 'ltr'}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="stylesheet" href="${link(pathOf.style)}" />
      <header>
        <nav aria-label="${words.archiveOf(file.person.name)}">
          <ul>
            ${sections.map(
              ([target, label]) =>
                html`<li>
                  <a href="${link(target)}" ${target === path && html` aria-current="page"`}>${label}</a>
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main>${content(link)}</main>
      <footer><p>${words.madeOn(dateWords(made), file.site)}</p></footer>
    </html> `.markup
}

export const facts = (all: (Html | string | false | null)[]): Html =>
  html`<ul class="facts">
    ${all.filter(Boolean).map((fact) => html`<li>${fact}</li>`)}
  </ul>`

export const text = (value: string): Html | false => value !== '' && html`<p class="text">${value}</p>`

export const photos = (all: ArchivedKick['photos'], link: Link): Html | false =>
  all.length > 0 &&
  html`<div class="photos">
    ${all.map(
      ({ file, alt, caption }) =>
        html`<figure>
          <img src="${link(file)}" alt="${alt}" loading="lazy" />${
            caption !== '' && html`<figcaption>${caption}</figcaption>`
          }
        </figure>`,
    )}
  </div>`

interface Card {
  href: string
  name: string
  picture: string | null | undefined
  lines: (string | false | null)[]
  category?: ArchivedKick['category']
}

const coverOf = (picture: Card['picture'], link: Link): Html =>
  picture
    ? html`<img class="cover" src="${link(picture)}" alt="" loading="lazy" />`
    : html`<div class="cover"></div>`

export const cards = (all: Card[], link: Link): Html =>
  html`<ul class="cards">
    ${all.map(
      ({ href, name, picture, lines, category }) =>
        html`<li class="card" ${category && html` style="--of: var(--${category})"`}>
          ${coverOf(picture, link)}
          <h3><a href="${link(href)}">${name}</a></h3>
          ${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}
        </li>`,
    )}
  </ul>`

export const kickCard = (kick: ArchivedKick, { words }: PageSource, line: string | false = false): Card => ({
  href: pathOf.kick(kick.id),
  name: kick.name,
  picture: kick.photos[0]?.file,
  category: kick.category,
  lines: [line, kick.place ?? kick.country, kick.by !== null && words.by(kick.by)],
})

export const bucketCard = (bucket: ArchivedBucket, { words, kickOf }: PageSource): Card => ({
  href: pathOf.bucket(bucket.id),
  name: bucket.name,
  picture: bucket.picture ?? bucket.kicks.map(({ kick }) => kickOf(kick)?.photos[0]?.file).find(Boolean),
  lines: [words.kickCount(bucket.kicks.length)],
})
