import type { Say } from '@bucketeer/host/server'
import type { ArchivedBucket, ArchivedEntry, ArchivedJournal, ArchivedKick, ArchiveFile } from '../format'
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

function overview(page: Page): Html {
  const { file, words, kickOf } = page
  const buckets = file.buckets.map(({ id, name, picture, kicks }) => {
    const ofKick = kicks.map(({ kick }) => kickOf(kick)?.photos[0]?.file).find(Boolean)
    const lines = [words.kickCount(kicks.length)]
    return piece.card({ path: pathOf.bucket(id), name, picture: picture ?? ofKick, lines }, page)
  })
  const journals = file.journals.map(({ id, title: name, stories }) => {
    const lines = [words.storyCount(stories.length)]
    return piece.card({ path: pathOf.journal(id), name, picture: stories[0]?.photos[0]?.file, lines }, page)
  })
  const years = yearsOf(file).map((year): Target => [pathOf.log(year), yearTitle(year, page)])
  const log =
    years.length > 0
      ? markup`<ul class="facts years">${links(years, page)}</ul>`
      : markup`<p>${words.nothing}</p>`
  return markup`${head(page)}
${piece.section('buckets', words.buckets, piece.cards(buckets, page))}
${piece.section('journals', words.journals, piece.cards(journals, page))}
${piece.section('log', words.log, log)}
${piece.section('files', words.files.heading, files(page))}`
}

function kicksPage(page: Page): Html {
  const all = page.file.kicks.map((kick) => piece.kickCard(kick, page))
  return markup`<h1>${page.words.kicks}</h1>${piece.cards(all, page)}`
}

function bucketPage({ name, description, picture, kicks }: ArchivedBucket, page: Page): Html {
  const { words, dateWords, kickOf, link } = page
  const all = kicks.flatMap(({ kick: kickId, targetOn: on, targetPrecision: precision }) => {
    const kick = kickOf(kickId)
    const planned = precision !== null && words.plannedFor(dateWords({ on, precision }))
    return kick ? [piece.kickCard(kick, page, planned)] : []
  })
  return markup`${picture !== null && markup`<img class="band" src="${link(picture)}" alt="">`}
<h1>${name}</h1>${piece.facts([words.kickCount(kicks.length)])}${piece.text(description)}
${piece.cards(all, page)}`
}

/** Returns the links to what has a Kick, under headings. */
function usesOf(kickId: string, page: Page): Html[] {
  const { file, words, dateWords } = page
  const isOfKick = ({ kick }: { kick: string | null }) => kick === kickId
  const buckets = file.buckets.filter(({ kicks }) => kicks.some(isOfKick))
  const entries = file.log.filter(isOfKick)
  const stories = file.journals.flatMap((journal) =>
    journal.stories
      .filter(isOfKick)
      .map(({ id, title }): Target => [`${pathOf.journal(journal.id)}#${id}`, title]),
  )
  const uses = [
    ['buckets', words.inBuckets, buckets.map(({ id, name }): Target => [pathOf.bucket(id), name])],
    ['log', words.inLog, entries.map((entry): Target => [pathOf.entry(entry), dateWords(entry)])],
    ['stories', words.inStories, stories],
  ] as const
  return uses
    .filter(([, , all]) => all.length > 0)
    .map(([id, heading, all]) =>
      piece.section(id, heading, markup`<ul class="tree">${links(all, page)}</ul>`),
    )
}

function kickPage(kick: ArchivedKick, page: Page): Html {
  const { id, name, by, category, place, country, location } = kick
  const { words } = page
  const facts = piece.facts([
    category && markup`<span style="color: var(--${category})">${words.categories[category]}</span>`,
    place,
    country,
    location && `${location.lat}, ${location.lng}`,
    by !== null && words.by(by),
  ])
  return markup`<h1>${name}</h1>${facts}${piece.text(kick.description)}
${piece.photos(kick.photos, page)}${usesOf(id, page)}`
}

const kickLink = (kick: ArchivedKick | undefined, { link }: Page): Html | false =>
  kick !== undefined && markup`<a href="${link(pathOf.kick(kick.id))}">${kick.name}</a>`

function journalPage({ title, description, stories }: ArchivedJournal, page: Page): Html {
  const { words, dateWords, kickOf } = page
  const articles = stories.map((story) => {
    const day = story.happenedOn !== null && dateWords({ on: story.happenedOn, precision: 'day' })
    return markup`<article id="${story.id}"><h2>${story.title}</h2>
${piece.facts([day, kickLink(kickOf(story.kick), page)])}<div class="prose">${markdown(story.content)}</div>
${piece.photos(story.photos, page)}</article>`
  })
  return markup`<h1>${title}</h1>${piece.facts([words.storyCount(stories.length)])}
<div class="prose">${markdown(description)}</div>${articles}`
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

function logPage(year: string, page: Page): Html {
  const entries = page.file.log.filter((entry) => yearOf(entry) === year)
  return markup`<h1>${yearTitle(year, page)}</h1>${piece.facts([page.words.entryCount(entries.length)])}
${entries.map((entry) => entryArticle(entry, page))}`
}

/** Returns the pages of an archive with their style and fonts. */
export function pagesOf(file: ArchiveFile, language: string, say: Say): Document[] {
  const words = pageWords(say)
  const kicks = new Map(file.kicks.map((kick) => [kick.id, kick]))
  const kickOf = (id: string | null) => (id === null ? undefined : kicks.get(id))
  const source: PageSource = { file, language, words, dateWords: createDateWords(language, words), kickOf }
  const pageFile = (path: string, title: string, content: (page: Page) => Html): Document => [
    path,
    () => [piece.renderPage(source, path, title, content)],
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
