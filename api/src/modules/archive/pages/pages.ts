import type { Say } from '@bucketeer/host/server'
import type {
  ArchivedBucket,
  ArchivedEntry,
  ArchivedJournal,
  ArchivedKick,
  ArchivedStory,
  ArchiveFile,
} from '../format'
import type { Document } from '../store-zip'
import { pageWords } from '../words'
import { createDateWords } from './dates'
import { type Html, markdown, markup } from './html'
import * as piece from './pieces'
import { pathOf, yearOf, type Page, type PageSource } from './pieces'
import { fontFiles, style } from './style'

/** The files for other programs, by the message about them. */
const dataFiles = [
  ['json', ['bucketeer.json']],
  ['csv', ['csv/buckets.csv', 'csv/kicks.csv', 'csv/log.csv', 'csv/stories.csv', 'csv/comments.csv']],
  ['gpx', ['kicks.gpx']],
  ['ics', ['log.ics']],
] as const

const yearsOf = ({ log }: ArchiveFile): string[] => [...new Set(log.map(yearOf))]
const yearTitle = (year: string, { words }: PageSource) => (year === 'sometime' ? words.sometime : year)

type Target = [path: string, label: string]

const links = (all: readonly Target[], { link }: Page): Html[] =>
  all.map(([path, label]) => markup`<li><a href="${link(path)}">${label}</a></li>`)

function head({ file: { person, buckets, kicks, journals, log }, words, link }: Page): Html {
  const counts = [
    words.bucketCount(buckets.length),
    words.kickCount(kicks.length),
    words.journalCount(journals.length),
    words.entryCount(log.length),
  ]
  return markup`<div class="head">${person.picture !== null && markup`<img src="${link(person.picture)}" alt="">`}
<div><h1>${person.name}</h1>${piece.text(person.tagline)}${piece.facts(counts)}</div></div>
<p>${words.note}</p>`
}

function files({ words, link }: Page): Html {
  const lines = dataFiles.map(([kind, paths]) => {
    const all = paths.map((path) => markup`<a href="${link(path)}">${path}</a> `)
    return markup`<li>${words.files[kind]}: ${all}</li>`
  })
  return markup`<ul class="tree">${lines}<li>${words.files.markdown}</li><li>${words.files.media}</li></ul>`
}

function* overview(page: Page) {
  const { file, words, kickOf } = page
  const bucketCard = ({ id, name, picture, kicks }: ArchivedBucket) => {
    const ofKick = kicks.map(({ kick }) => kickOf(kick)?.photos[0]?.file).find(Boolean)
    const lines = [words.kickCount(kicks.length)]
    return piece.card({ path: pathOf.bucket(id), name, picture: picture ?? ofKick, lines }, page)
  }
  const journalCard = ({ id, title: name, stories }: ArchivedJournal) => {
    const lines = [words.storyCount(stories.length)]
    return piece.card({ path: pathOf.journal(id), name, picture: stories[0]?.photos[0]?.file, lines }, page)
  }
  const years = yearsOf(file).map((year): Target => [pathOf.log(year), yearTitle(year, page)])
  const log =
    years.length > 0
      ? markup`<ul class="facts years">${links(years, page)}</ul>`
      : markup`<p>${words.nothing}</p>`
  yield markup`${head(page)}
${piece.section('buckets', words.buckets, [...piece.cards(file.buckets, bucketCard, page)])}
${piece.section('journals', words.journals, [...piece.cards(file.journals, journalCard, page)])}
${piece.section('log', words.log, log)}
${piece.section('files', words.files.heading, files(page))}`
}

function* kicksPage(page: Page) {
  yield markup`<h1>${page.words.kicks}</h1>`
  yield* piece.cards(page.file.kicks, (kick) => piece.kickCard(kick, page), page)
}

function* bucketPage({ name, description, picture, kicks }: ArchivedBucket, page: Page) {
  const { words, dateWords, kickOf, link } = page
  yield markup`${picture !== null && markup`<img class="band" src="${link(picture)}" alt="">`}
<h1>${name}</h1>${piece.facts([words.kickCount(kicks.length)])}${piece.text(description)}`
  const places = kicks.flatMap(({ kick: id, ...target }) => {
    const kick = kickOf(id)
    return kick ? [{ kick, target }] : []
  })
  const cardOf = ({ kick, target: { targetOn: on, targetPrecision: precision } }: (typeof places)[number]) =>
    piece.kickCard(kick, page, precision !== null && words.plannedFor(dateWords({ on, precision })))
  yield* piece.cards(places, cardOf, page)
}

/** Returns the links to what has a Kick, under headings. */
function usesOf(id: string, page: Page): Html[] {
  const { uses, words, dateWords } = page
  const buckets = uses.bucketsOf(id).map((it): Target => [pathOf.bucket(it.id), it.name])
  const entries = uses.entriesOf(id).map((entry): Target => [pathOf.entry(entry), dateWords(entry)])
  const stories = uses
    .storiesOf(id)
    .map((story): Target => [`${pathOf.journal(story.journal)}#${story.id}`, story.title])
  const lists = [
    ['buckets', words.inBuckets, buckets],
    ['log', words.inLog, entries],
    ['stories', words.inStories, stories],
  ] as const
  return lists
    .filter(([, , all]) => all.length > 0)
    .map(([kind, heading, all]) =>
      piece.section(kind, heading, markup`<ul class="tree">${links(all, page)}</ul>`),
    )
}

function* kickPage(kick: ArchivedKick, page: Page) {
  const { id, name, by, category, place, country, location } = kick
  const { words } = page
  const facts = piece.facts([
    category && markup`<span style="color: var(--${category})">${words.categories[category]}</span>`,
    place,
    country,
    location && `${location.lat}, ${location.lng}`,
    by !== null && words.by(by),
  ])
  yield markup`<h1>${name}</h1>${facts}${piece.text(kick.description)}
${piece.photos(kick.photos, page)}${usesOf(id, page)}`
}

const kickLink = (kick: ArchivedKick | undefined, { link }: Page): Html | false =>
  kick !== undefined && markup`<a href="${link(pathOf.kick(kick.id))}">${kick.name}</a>`

function storyArticle({ id, title, content, happenedOn, kick, photos }: ArchivedStory, page: Page): Html {
  const day = happenedOn !== null && page.dateWords({ on: happenedOn, precision: 'day' })
  return markup`<article id="${id}"><h2>${title}</h2>
${piece.facts([day, kickLink(page.kickOf(kick), page)])}<div class="prose">${markdown(content)}</div>
${piece.photos(photos, page)}</article>`
}

function* journalPage({ title, description, stories }: ArchivedJournal, page: Page) {
  yield markup`<h1>${title}</h1>${piece.facts([page.words.storyCount(stories.length)])}
<div class="prose">${markdown(description)}</div>`
  for (const story of stories) yield storyArticle(story, page)
}

function entryArticle(entry: ArchivedEntry, page: Page): Html {
  const { words, dateWords, kickOf } = page
  const { until, stars, again, steps } = entry
  const facts = piece.facts([
    dateWords(entry) + (until === null ? '' : ` – ${dateWords({ on: until, precision: 'day' })}`),
    words.states[entry.state],
    stars !== null && words.stars(stars),
    again !== null && (again ? words.again : words.once),
    entry.with.length > 0 && words.withNames(entry.with.join(', ')),
  ])
  const lines = steps.map((step) => markup`<li>${step.done ? '☑' : '☐'} ${step.text}</li>`)
  return markup`<article id="${entry.id}"><h2>${kickLink(kickOf(entry.kick), page) || entry.name}</h2>
${facts}${piece.text(entry.note)}${lines.length > 0 && markup`<ul class="tree">${lines}</ul>`}
${piece.photos(entry.photos, page)}</article>`
}

function* logPage(year: string, page: Page) {
  const entries = page.file.log.filter((entry) => yearOf(entry) === year)
  yield markup`<h1>${yearTitle(year, page)}</h1>${piece.facts([page.words.entryCount(entries.length)])}`
  for (const entry of entries) yield entryArticle(entry, page)
}

/** Returns the pages of an archive with their style and fonts. */
export function pagesOf(file: ArchiveFile, language: string, say: Say): Document[] {
  const words = pageWords(say)
  const kicks = new Map(file.kicks.map((kick) => [kick.id, kick]))
  const kickOf = (id: string | null) => (id === null ? undefined : kicks.get(id))
  const dateWords = createDateWords(language, words)
  const source: PageSource = { file, language, words, dateWords, kickOf, uses: piece.usesIn(file) }
  const pageFile = (path: string, title: string, content: (page: Page) => Iterable<Html>): Document => [
    path,
    () => piece.renderPage(source, path, title, content),
  ]
  return [
    [pathOf.style, () => [style]],
    ...fontFiles,
    pageFile('index.html', words.archiveOf(file.person.name), overview),
    pageFile(pathOf.kicks, words.kicks, kicksPage),
    ...file.buckets.map((it) => pageFile(pathOf.bucket(it.id), it.name, (page) => bucketPage(it, page))),
    ...file.kicks.map((it) => pageFile(pathOf.kick(it.id), it.name, (page) => kickPage(it, page))),
    ...file.journals.map((it) => pageFile(pathOf.journal(it.id), it.title, (page) => journalPage(it, page))),
    ...yearsOf(file).map((year) => {
      const title = `${words.log} · ${yearTitle(year, source)}`
      return pageFile(pathOf.log(year), title, (page) => logPage(year, page))
    }),
  ]
}
