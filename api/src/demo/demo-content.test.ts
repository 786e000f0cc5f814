import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { categories, continents } from '../contract/choices'
import { BucketFields } from '../modules/bucket/schemas'
import { CommentFields } from '../modules/comment/schemas'
import { JournalFields } from '../modules/journal/schemas'
import { KickFields } from '../modules/kick/schemas'
import { pictureWidths } from '../modules/media/picture-widths'
import { NewStory } from '../modules/story/schemas'
import { Profile } from '../modules/user/schemas'
import { buckets } from './buckets'
import { comments } from './comments'
import { journals } from './journals'
import { kicks } from './kicks'
import { favourites, likes } from './likes'
import { people } from './people'
import { demoPictures, pictureFile } from './pictures'

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
  for (const { by, daysAgo } of [...kicks, ...Object.values(buckets), ...journals, ...comments])
    expect(daysAgo).toBeLessThan(people[by].joinedDaysAgo)
  for (const { on, daysAgo } of comments) expect([on, daysAgo < ageOfKick(on)]).toEqual([on, true])
  for (const { bucket, daysAgo, stories } of journals) {
    if (bucket) expect([bucket, daysAgo < buckets[bucket].daysAgo]).toEqual([bucket, true])
    for (const story of stories) {
      expect([story.title, story.daysAgo < daysAgo]).toEqual([story.title, true])
      expect([story.title, story.daysAgo < ageOfKick(story.kick)]).toEqual([story.title, true])
    }
  }
})

test('the Bucket of a Journal belongs to the Journal’s creator', () => {
  for (const { by, bucket } of journals) if (bucket) expect(buckets[bucket].by).toBe(by)
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
