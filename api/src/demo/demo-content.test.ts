import { categories, continents } from '@bucketeer/platform/text'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { BucketFields } from '../modules/bucket/schemas'
import { CommentFields } from '../modules/comment/schemas'
import { JournalFields } from '../modules/journal/schemas'
import { KickFields } from '../modules/kick/schemas'
import { pictureWidths } from '../modules/media/picture-urls'
import { NewLogEntry } from '../modules/log/schemas'
import { NewStory } from '../modules/story/schemas'
import { Profile } from '../modules/user/schemas'
import { buckets, journals, kicks, logEntries } from './content'
import { happenedAt } from './dates'
import { people } from './people'
import { demoPictures, pictureFile } from './pictures'
import { comments, favourites, likes } from './reactions'

const pictures = '/media/picture/1280.webp'
const folderOf = (name: string) => dirname(pictureFile(name, 320))

test('the demo content has eight users, and over 30 Kicks from all continents and categories', () => {
  expect(Object.keys(people)).toHaveLength(8)
  expect(kicks.length).toBeGreaterThanOrEqual(30)
  expect(new Set(kicks.map(({ continent }) => continent))).toEqual(new Set(continents))
  expect(new Set(kicks.map(({ category }) => category))).toEqual(new Set(categories))
})

test.each<[string, TSchema, readonly object[]]>([
  ['person', Profile, Object.values(people)],
  ['Kick', KickFields, kicks.map((kick) => ({ ...kick, pictures }))],
  ['Bucket', BucketFields, Object.values(buckets)],
  ['Journal', JournalFields, journals],
  [
    'Story',
    NewStory,
    journals.flatMap(({ stories }) => stories.map((story) => ({ ...story, pictures, journalId: 'journal' }))),
  ],
  ['comment', CommentFields, comments],
  [
    'log entry',
    NewLogEntry,
    logEntries.map(({ with: names = [], photos, when, daysAgo, kick, by, ...entry }) => ({
      ...entry,
      ...{ kickId: '00000000-0000-7000-8000-000000000000', with: names.map((name) => ({ name })) },
      photos: photos.map(({ picture, ...texts }) => ({ url: `/media/${picture}/1280.webp`, ...texts })),
    })),
  ],
])('every %s is valid input for the API', (_kind, schema, all) => {
  expect(all.length).toBeGreaterThan(0)
  for (const one of all) expect([one, [...Value.Errors(schema, one)]]).toEqual([one, []])
})

test('names of Kicks fit a card, and descriptions have several sentences', () => {
  for (const { name, description } of kicks) {
    expect(name.length).toBeLessThan(60)
    expect(description.split(/[.;] /).length).toBeGreaterThanOrEqual(2)
  }
})

test('countries have the names that the place search uses', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = new Set(letters.flatMap((first) => letters.map((second) => names.of(first + second))))
  expect(kicks.filter(({ country }) => !known.has(country))).toEqual([])
})

const ageOfKick = (key: string) => kicks.find((kick) => kick.key === key)?.daysAgo ?? 0

test('everything is newer than what it refers to', () => {
  for (const { by, daysAgo } of [
    ...kicks,
    ...Object.values(buckets),
    ...journals,
    ...comments,
    ...logEntries,
  ])
    expect(daysAgo).toBeLessThan(people[by].joinedDaysAgo)
  for (const { kick, daysAgo } of logEntries) expect([kick, daysAgo < ageOfKick(kick)]).toEqual([kick, true])
  for (const { on, daysAgo } of comments) expect([on, daysAgo < ageOfKick(on)]).toEqual([on, true])
  for (const { bucket, daysAgo, stories } of journals) {
    if (bucket) expect([bucket, daysAgo < (buckets[bucket]?.daysAgo ?? 0)]).toEqual([bucket, true])
    for (const story of stories) {
      expect([story.title, story.daysAgo < daysAgo]).toEqual([story.title, true])
      expect([story.title, story.daysAgo < ageOfKick(story.kick)]).toEqual([story.title, true])
    }
  }
})

test('the Bucket of a Journal belongs to the Journal’s creator', () => {
  for (const { by, bucket } of journals) if (bucket) expect(buckets[bucket]?.by).toBe(by)
})

test('nobody likes or favourites a Kick twice', () => {
  for (const keys of [...Object.values(likes), ...Object.values(favourites)])
    expect(new Set<string>(keys).size).toBe(keys.length)
})

test.each(demoPictures)('the picture $name has a file of each width', async ({ name, width, height }) => {
  for (const wanted of pictureWidths)
    expect(await sharp(pictureFile(name, wanted)).metadata()).toMatchObject({
      format: 'webp',
      width: wanted,
      height: (wanted * height) / width,
    })
  expect(readdirSync(folderOf(name))).toHaveLength(pictureWidths.length)
})

test('every picture is used exactly once', () => {
  const names = demoPictures.map(({ name }) => name)
  expect(readdirSync(dirname(folderOf('mira'))).sort()).toEqual(names.sort())
})

describe('the logs', () => {
  const entriesOf = (person: string) => logEntries.filter(({ by }) => by === person)

  test('have 8 to 25 entries of each person, of different states, dates and audiences', () => {
    for (const person of Object.keys(people)) {
      const entries = entriesOf(person)
      expect([person, entries.length >= 8 && entries.length <= 25]).toEqual([person, true])
      expect(new Set(entries.map(({ audience }) => audience))).toEqual(new Set(['Members', 'Private']))
      expect(entries.filter(({ steps }) => steps)).toMatchObject([{ state: 'doing' }])
      const precisions = entries.map(({ when }) => happenedAt(when, new Date()).precision)
      expect(new Set(precisions).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('have at least three entries of the demo user on the day of seeding in earlier years', () => {
    const onThisDay = entriesOf('mira').filter(({ when }) => Object(when).onThisDay > 0)
    expect(onThisDay.length).toBeGreaterThanOrEqual(3)
  })

  test('have notes of one to three sentences', () => {
    for (const { note } of logEntries) {
      const sentences = note.split(/[.!?]”? (?=\S)/u)
      expect([note, note !== '' && sentences.length <= 3]).toEqual([note, true])
    }
  })

  test('have described photos of pictures of the same person', () => {
    const owners = new Map(demoPictures.map(({ name, by }) => [name, by]))
    const withPhotos = logEntries.filter(({ photos }) => photos.length > 0)
    expect(withPhotos.length).toBeGreaterThanOrEqual(8)
    for (const { by, photos } of withPhotos)
      for (const { picture, alt } of photos) {
        expect([picture, owners.get(picture)]).toEqual([picture, by])
        expect([picture, alt.length > 20]).toEqual([picture, true])
      }
  })

  test.each(['2026-01-01', '2028-02-29', '2026-12-31'])('have no date after %s, when seeded then', (day) => {
    const now = new Date(`${day}T00:00:01Z`)
    for (const { when } of logEntries) {
      const { happenedOn, untilOn } = happenedAt(when, now)
      expect([happenedOn, (happenedOn ?? '') <= day && (untilOn ?? '') <= day]).toEqual([happenedOn, true])
    }
  })
})

test('a day in earlier years is the last of February if the year has no 29th', () => {
  const now = new Date('2028-02-29T12:00:00Z')
  const dates = [1, 4].map((onThisDay) => happenedAt({ onThisDay }, now).happenedOn)
  expect(dates).toEqual(['2027-02-28', '2024-02-29'])
})
