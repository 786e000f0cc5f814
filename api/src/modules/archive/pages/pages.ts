import type { Say } from '@bucketeer/host/server'
import type { ArchivedBucket, ArchivedEntry, ArchivedJournal, ArchivedKick, ArchiveFile } from '../format'
import type { Document } from '../store-zip'
import { pageWords } from '../words'
import { createDateWords } from './dates'
import { type Html, markdown, markup } from './html'
import * as piece from './pieces'
import { pathOf, yearOf, type Link, type Page, type PageSource } from './pieces'
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

const links = (all: readonly Target[], link: Link): Html[] =>
  all.map(([path, label]) => markup`<li><a href="${link(path)}">${label}</a></li>`)

function headOf({ file: { person, buckets, kicks, journals, log }, words }: PageSource, link: Link): Html {
  const counts = [
    ...[words.bucketCount(buckets.length), words.kickCount(kicks.length)],
    ...[words.journalCount(journals.length), words.entryCount(log.length)],
  ]
  return markup`<div class="head">${person.picture !== null && markup`<img src="${link(person.picture)}" alt="">`}
<div><h1>${person.name}</h1>${piece.text(person.tagline)}${piece.facts(counts)}</div></div>
<p>${words.note}</p>`
}

function filesOf({ words: { files } }: PageSource, link: Link): Html {
  const lines = dataFiles.map(([kind, paths]) => {
    const all = paths.map((path) => markup`<a href="${link(path)}">${path}</a> `)
    return markup`<li>${files[kind]}: ${all}</li>`
  })
  return markup`<ul class="tree">${lines}<li>${files.markdown}</li><li>${files.media}</li></ul>`
}

function overview(source: PageSource): Page {
  const { file, words } = source
  const journals = file.journals.map(({ id, title, stories }) => ({
    path: pathOf.journal(id),
    name: title,
    picture: stories[0]?.photos[0]?.file,
    lines: [words.storyCount(stories.length)],
  }))
  const buckets = file.buckets.map((bucket) => piece.bucketCard(bucket, source))
  const years = yearsOf(file).map((year): Target => [pathOf.log(year), yearTitle(year, source)])
  const log = (link: Link) =>
    years.length > 0
      ? markup`<ul class="facts years">${links(years, link)}</ul>`
      : markup`<p>${words.nothing}</p>`
  return {
    path: 'index.html',
    title: words.archiveOf(file.person.name),
    content: (link) => markup`${headOf(source, link)}
${piece.section('buckets', words.buckets, piece.cards(buckets, source, link))}
${piece.section('journals', words.journals, piece.cards(journals, source, link))}
${piece.section('log', words.log, log(link))}
${piece.section('files', words.files.heading, filesOf(source, link))}`,
  }
}

function allKicks(source: PageSource): Page {
  const { kicks: title } = source.words
  const all = source.file.kicks.map((kick) => piece.kickCard(kick, source))
  const content = (link: Link) => markup`<h1>${title}</h1>${piece.cards(all, source, link)}`
  return { path: pathOf.kicks, title, content }
}

function bucketPage({ id, name, description, picture, kicks }: ArchivedBucket, source: PageSource): Page {
  const { words, dateWords, kickOf } = source
  const all = kicks.flatMap(({ kick: kickId, targetOn: on, targetPrecision: precision }) => {
    const kick = kickOf(kickId)
    return kick
      ? [piece.kickCard(kick, source, precision !== null && words.plannedFor(dateWords({ on, precision })))]
      : []
  })
  return {
    path: pathOf.bucket(id),
    title: name,
    content: (link) => markup`${picture !== null && markup`<img class="band" src="${link(picture)}" alt="">`}
<h1>${name}</h1>${piece.facts([words.kickCount(kicks.length)])}${piece.text(description)}
${piece.cards(all, source, link)}`,
  }
}

/** Returns the links to what has a Kick, under headings. */
function usesOf(kickId: string, { file, words, dateWords }: PageSource, link: Link): Html[] {
  const isOfKick = ({ kick }: { kick: string | null }) => kick === kickId
  const stories = file.journals.flatMap((journal) =>
    journal.stories
      .filter(isOfKick)
      .map(({ id, title }): Target => [`${pathOf.journal(journal.id)}#${id}`, title]),
  )
  const buckets = file.buckets.filter(({ kicks }) => kicks.some(isOfKick))
  const entries = file.log.filter(isOfKick)
  const uses = [
    ['buckets', words.inBuckets, buckets.map(({ id, name }): Target => [pathOf.bucket(id), name])],
    ['log', words.inLog, entries.map((entry): Target => [pathOf.entry(entry), dateWords(entry)])],
    ['stories', words.inStories, stories],
  ] as const
  return uses
    .filter(([, , all]) => all.length > 0)
    .map(([id, heading, all]) =>
      piece.section(id, heading, markup`<ul class="tree">${links(all, link)}</ul>`),
    )
}

function kickPage(kick: ArchivedKick, source: PageSource): Page {
  const { id, name, by, category, place, country, location } = kick
  const { words } = source
  const facts = piece.facts([
    category && markup`<span style="color: var(--${category})">${words.categories[category]}</span>`,
    ...[place, country, location && `${location.lat}, ${location.lng}`, by !== null && words.by(by)],
  ])
  return {
    path: pathOf.kick(id),
    title: name,
    content: (link) => markup`<h1>${name}</h1>${facts}${piece.text(kick.description)}
${piece.photos(kick.photos, link)}${usesOf(id, source, link)}`,
  }
}

const kickLink = (kick: ArchivedKick | undefined, link: Link): Html | false =>
  kick !== undefined && markup`<a href="${link(pathOf.kick(kick.id))}">${kick.name}</a>`

function journalPage({ id, title, description, stories }: ArchivedJournal, source: PageSource): Page {
  const { words, dateWords, kickOf } = source
  const article = (story: ArchivedJournal['stories'][number], link: Link) => {
    const day = story.happenedOn !== null && dateWords({ on: story.happenedOn, precision: 'day' })
    return markup`<article id="${story.id}"><h2>${story.title}</h2>
${piece.facts([day, kickLink(kickOf(story.kick), link)])}<div class="prose">${markdown(story.content)}</div>
${piece.photos(story.photos, link)}</article>`
  }
  return {
    path: pathOf.journal(id),
    title,
    content: (link) => markup`<h1>${title}</h1>${piece.facts([words.storyCount(stories.length)])}
<div class="prose">${markdown(description)}</div>${stories.map((story) => article(story, link))}`,
  }
}

function entryArticle(entry: ArchivedEntry, { words, dateWords, kickOf }: PageSource, link: Link): Html {
  const { until, stars, again, steps } = entry
  const facts = piece.facts([
    dateWords(entry) + (until === null ? '' : ` – ${dateWords({ on: until, precision: 'day' })}`),
    words.states[entry.state],
    stars !== null && words.stars(stars),
    again !== null && (again ? words.again : words.once),
    entry.with.length > 0 && words.withNames(entry.with.join(', ')),
  ])
  const lines = steps.map((step) => markup`<li>${step.done ? '☑' : '☐'} ${step.text}</li>`)
  return markup`<article id="${entry.id}"><h2>${kickLink(kickOf(entry.kick), link) || entry.name}</h2>
${facts}${piece.text(entry.note)}${lines.length > 0 && markup`<ul class="tree">${lines}</ul>`}
${piece.photos(entry.photos, link)}</article>`
}

function logPage(year: string, source: PageSource): Page {
  const { words, file } = source
  const title = yearTitle(year, source)
  const entries = file.log.filter((entry) => yearOf(entry) === year)
  return {
    path: pathOf.log(year),
    title: `${words.log} · ${title}`,
    content: (link) => markup`<h1>${title}</h1>${piece.facts([words.entryCount(entries.length)])}
${entries.map((entry) => entryArticle(entry, source, link))}`,
  }
}

/** Returns the pages of an archive with their style and fonts. */
export function pagesOf(file: ArchiveFile, language: string, say: Say): Document[] {
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
    ...fontFiles,
    ...pages.map((page): Document => [page.path, () => piece.renderPage(source, page)]),
  ]
}
