import type { Say } from '@bucketeer/host/server'
import type { ArchivedBucket, ArchivedEntry, ArchivedJournal, ArchivedKick, ArchiveFile } from '../format'
import { pageWords } from '../words'
import { createDateWords } from './dates'
import { html, markdownHtml, type Html } from './html'
import {
  bucketCard,
  cards,
  facts,
  kickCard,
  type Link,
  type Page,
  type PageSource,
  pathOf,
  photos,
  renderPage,
  text,
  yearOf,
} from './pieces'
import { style } from './style'

const section = (id: string, heading: string, content: Html): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`

const links = (all: [href: string, label: string][], link: Link): Html =>
  html`<ul class="tree">
    ${all.map(([href, label]) => html`<li><a href="${link(href)}">${label}</a></li>`)}
  </ul>`

/** The files for other programs, by the message about them. */
const dataFiles = [
  ['json', 'bucketeer.json'],
  ['csv', 'csv/buckets.csv'],
  ['csv', 'csv/kicks.csv'],
  ['csv', 'csv/log.csv'],
  ['csv', 'csv/stories.csv'],
  ['csv', 'csv/comments.csv'],
  ['gpx', 'kicks.gpx'],
  ['ics', 'log.ics'],
] as const

const yearsOf = ({ log }: ArchiveFile): string[] => [...new Set(log.map(yearOf))]

function overview(source: PageSource): Page {
  const { file, words } = source
  const { person, buckets, kicks, journals, log } = file
  const content = (link: Link) =>
    html` <div class="head">
        ${person.picture !== null && html`<img src="${link(person.picture)}" alt="" />`}
        <div>
          <h1>${person.name}</h1>
          <p class="text">${person.tagline}</p>
          ${facts([
            words.bucketCount(buckets.length),
            words.kickCount(kicks.length),
            words.journalCount(journals.length),
            words.entryCount(log.length),
          ])}
        </div>
      </div>
      <p>${words.note}</p>
      ${section(
        'buckets',
        words.buckets,
        listOr(
          source,
          buckets.map((bucket) => bucketCard(bucket, source)),
          link,
        ),
      )}
      ${section(
        'journals',
        words.journals,
        listOr(
          source,
          journals.map(({ id, title, stories }) => ({
            href: pathOf.journal(id),
            name: title,
            picture: stories[0]?.photos[0]?.file,
            lines: [words.storyCount(stories.length)],
          })),
          link,
        ),
      )}
      ${section(
        'log',
        words.log,
        log.length === 0
          ? html`<p>${words.nothing}</p>`
          : links(
              yearsOf(file).map((year) => [pathOf.log(year), year === 'sometime' ? words.sometime : year]),
              link,
            ),
      )}
      ${section(
        'files',
        words.files.heading,
        html`<ul class="tree">
          ${dataFiles.map(
            ([kind, path]) => html`<li><a href="${link(path)}">${path}</a>: ${words.files[kind]}</li>`,
          )}
          <li>${words.files.markdown}</li>
          <li>${words.files.media}</li>
        </ul>`,
      )}`
  return { path: 'index.html', title: words.archiveOf(person.name), content }
}

const listOr = ({ words }: PageSource, all: Parameters<typeof cards>[0], link: Link): Html =>
  all.length > 0 ? cards(all, link) : html`<p>${words.nothing}</p>`

const allKicks = (source: PageSource): Page => ({
  path: pathOf.kicks,
  title: source.words.kicks,
  content: (link) =>
    html`<h1>${source.words.kicks}</h1>
      ${listOr(
        source,
        source.file.kicks.map((kick) => kickCard(kick, source)),
        link,
      )}`,
})

const bucketPage = (bucket: ArchivedBucket, source: PageSource): Page => ({
  path: pathOf.bucket(bucket.id),
  title: bucket.name,
  content: (link) =>
    html`${bucket.picture !== null && html`<img class="band" src="${link(bucket.picture)}" alt="" />`}
      <h1>${bucket.name}</h1>
      ${facts([source.words.kickCount(bucket.kicks.length)])}${text(bucket.description)}${listOr(
        source,
        bucket.kicks.flatMap(({ kick: id, targetOn, targetPrecision }) => {
          const kick = source.kickOf(id)
          const planned =
            targetPrecision !== null &&
            source.words.plannedFor(source.dateWords({ on: targetOn, precision: targetPrecision }))
          return kick ? [kickCard(kick, source, planned)] : []
        }),
        link,
      )}`,
})

/** Returns the links to what has a Kick, under headings. */
function usesOf(kick: ArchivedKick, { file, words, dateWords }: PageSource, link: Link): Html[] {
  const buckets = file.buckets.filter(({ kicks }) => kicks.some((each) => each.kick === kick.id))
  const entries = file.log.filter((entry) => entry.kick === kick.id)
  const stories = file.journals.flatMap(({ id, stories: all }) =>
    all.filter((story) => story.kick === kick.id).map((story) => ({ journal: id, ...story })),
  )
  const uses: [id: string, heading: string, all: [string, string][]][] = [
    ['buckets', words.inBuckets, buckets.map(({ id, name }) => [pathOf.bucket(id), name])],
    ['log', words.inLog, entries.map((entry) => [pathOf.entry(entry), dateWords(entry)])],
    [
      'stories',
      words.inStories,
      stories.map(({ journal, id, title }) => [`${pathOf.journal(journal)}#${id}`, title]),
    ],
  ]
  return uses.flatMap(([id, heading, all]) =>
    all.length > 0 ? [section(id, heading, links(all, link))] : [],
  )
}

const kickPage = (kick: ArchivedKick, source: PageSource): Page => ({
  path: pathOf.kick(kick.id),
  title: kick.name,
  content: (link) =>
    html`<h1>${kick.name}</h1>
      ${facts([
        kick.category &&
          html`<span class="chip" style="--of: var(--${kick.category})"
            >${source.words.categories[kick.category]}</span
          >`,
        kick.place,
        kick.country,
        kick.location && `${kick.location.lat}, ${kick.location.lng}`,
        kick.by !== null && source.words.by(kick.by),
      ])}${text(kick.description)}${photos(kick.photos, link)}${usesOf(kick, source, link)}`,
})

const kickLink = (kick: ArchivedKick | undefined, link: Link): Html | false =>
  kick !== undefined && html`<a href="${link(pathOf.kick(kick.id))}">${kick.name}</a>`

const journalPage = (journal: ArchivedJournal, { words, dateWords, kickOf }: PageSource): Page => ({
  path: pathOf.journal(journal.id),
  title: journal.title,
  content: (link) =>
    html`<h1>${journal.title}</h1>
      ${facts([words.storyCount(journal.stories.length)])}
      <div class="prose">${markdownHtml(journal.description)}</div>
      ${journal.stories.map(
        (story) =>
          html`<article id="${story.id}">
            <h2>${story.title}</h2>
            ${facts([
              story.happenedOn !== null && dateWords({ on: story.happenedOn, precision: 'day' }),
              kickLink(kickOf(story.kick), link),
            ])}
            <div class="prose">${markdownHtml(story.content)}</div>
            ${photos(story.photos, link)}
          </article>`,
      )}`,
})

function entryArticle(entry: ArchivedEntry, { words, dateWords, kickOf }: PageSource, link: Link): Html {
  const until = entry.until !== null && ` – ${dateWords({ on: entry.until, precision: 'day' })}`
  return html`<article id="${entry.id}">
    <h2>${kickLink(kickOf(entry.kick), link) || entry.name}</h2>
    ${facts([
      html`${dateWords(entry)}${until}`,
      words.states[entry.state],
      entry.stars !== null && words.stars(entry.stars),
      entry.again !== null && (entry.again ? words.again : words.once),
      entry.with.length > 0 && words.withNames(entry.with.join(', ')),
    ])}${text(entry.note)}${
      entry.steps.length > 0 &&
      html`<ul class="tree">
        ${entry.steps.map((step) => html`<li>${step.done ? '☑' : '☐'} ${step.text}</li>`)}
      </ul>`
    }${photos(entry.photos, link)}
  </article>`
}

function logPage(year: string, source: PageSource): Page {
  const title = year === 'sometime' ? source.words.sometime : year
  const entries = source.file.log.filter((entry) => yearOf(entry) === year)
  return {
    path: pathOf.log(year),
    title: `${source.words.log} · ${title}`,
    content: (link) =>
      html`<h1>${title}</h1>
        ${facts([source.words.entryCount(entries.length)])}${entries.map((entry) =>
          entryArticle(entry, source, link),
        )}`,
  }
}

/** Returns the pages of an archive with their paths, to be rendered one after the other. */
export function pagesOf(
  file: ArchiveFile,
  language: string,
  say: Say,
): [path: string, render: () => string][] {
  const words = pageWords(say)
  const kicks = new Map(file.kicks.map((kick) => [kick.id, kick]))
  const kickOf = (id: string | null) => (id === null ? undefined : kicks.get(id))
  const source: PageSource = { file, language, words, dateWords: createDateWords(language, words), kickOf }
  const pages = [
    overview(source),
    allKicks(source),
    ...file.buckets.map((bucket) => bucketPage(bucket, source)),
    ...file.kicks.map((kick) => kickPage(kick, source)),
    ...file.journals.map((journal) => journalPage(journal, source)),
    ...yearsOf(file).map((year) => logPage(year, source)),
  ]
  return [
    [pathOf.style, () => style],
    ...pages.map((page): [string, () => string] => [page.path, () => renderPage(source, page)]),
  ]
}
