import {
  audiences,
  categories,
  continents,
  journalAudiences,
  logPrecisions,
  logStates,
  placePrecisions,
  targetPrecisions,
} from '@bucketeer/platform/text'
import Type, { type Static, type TSchema } from 'typebox'
import { choice } from '@bucketeer/host/server'
import { nullable } from '../../contract/fields'

/** The version of the format that this server writes. It reads this one and earlier ones. */
export const formatVersion = 1

const id = (description: string) => Type.String({ maxLength: 200, description })
const name = (description: string) => Type.String({ maxLength: 200, description })
const text = (description: string) => Type.String({ maxLength: 20_000, description })
const list = <Item extends TSchema>(item: Item, description: string) => Type.Array(item, { description })
const date = (description: string) => nullable(Type.String({ format: 'date', description }))

/** The fields of every thing. */
const thing = {
  id: id('Its id on the site.'),
  createdAt: Type.String({ format: 'date-time', description: 'When it was written.' }),
}

const Photo = Type.Object(
  {
    file: Type.String({ maxLength: 500, description: 'The path of its file in the archive.' }),
    alt: Type.String({ maxLength: 1500, description: 'What it shows, for those who do not see it.' }),
    caption: Type.String({ maxLength: 1000 }),
  },
  { description: 'A photo.' },
)
const photos = list(Photo, 'The first one is the picture.')

/** A Bucket of an archive. */
export const ArchivedBucket = Type.Object({
  ...thing,
  name: name('Its name.'),
  description: text('Its description.'),
  audience: choice(audiences, { description: 'Who may see it.' }),
  picture: nullable(Type.String({ maxLength: 500, description: 'The path of the file of its picture.' })),
  kicks: list(
    Type.Object({
      kick: id('The id of a Kick of the archive.'),
      targetOn: date('When its owner wants to do it: the first day of the period.'),
      targetPrecision: nullable(
        choice(targetPrecisions, { description: 'Whether the day, month, season or year is meant.' }),
      ),
    }),
    'Its Kicks in their order.',
  ),
})

/** A Kick of an archive: an own one, or one of somebody else that is kept in a Bucket. */
export const ArchivedKick = Type.Object({
  ...thing,
  by: nullable(name('The name of its creator; null for an own Kick.')),
  name: name('Its title.'),
  description: text('Its bio.'),
  category: nullable(choice(categories, { description: 'Its category.' })),
  continent: nullable(choice(continents, { description: 'Its continent.' })),
  country: nullable(name('Its country in English.')),
  place: nullable(name('The name of the chosen place.')),
  location: nullable(
    Type.Object(
      { lat: Type.Number({ minimum: -90, maximum: 90 }), lng: Type.Number({ minimum: -180, maximum: 180 }) },
      { description: 'Degrees; null without a chosen place.' },
    ),
  ),
  placePrecision: choice(placePrecisions, { description: 'How exactly others may see the place.' }),
  audience: choice(audiences, { description: 'Who may see it.' }),
  photos,
})

/** A Story of an archive. */
export const ArchivedStory = Type.Object({
  ...thing,
  title: name('Its title.'),
  content: text('Its text, in Markdown.'),
  kick: nullable(id('The id of the Kick that it is about.')),
  happenedOn: date('The day that it tells of.'),
  photos,
})

/** A Journal of an archive with its Stories. */
export const ArchivedJournal = Type.Object({
  ...thing,
  title: name('Its title.'),
  description: text('Its description.'),
  audience: choice(journalAudiences, { description: 'Who may see it.' }),
  showsPlaces: Type.Boolean({ description: 'Whether visitors see where its Stories happened.' }),
  bucket: nullable(id('The id of the Bucket that it takes Kicks from.')),
  stories: list(ArchivedStory, 'In their order.'),
})

/** An entry of the log of an archive. */
export const ArchivedEntry = Type.Object({
  ...thing,
  kick: nullable(id('The id of its Kick; null if that is gone.')),
  name: name('The name of the Kick when the entry was written.'),
  state: choice(logStates, { description: 'Whether it was done, is being done, or was let go.' }),
  on: date('The first day of the period; null if it is unknown.'),
  precision: choice(logPrecisions, { description: 'How exactly the day is known.' }),
  until: date('The last day, of something that took several.'),
  again: nullable(Type.Boolean({ description: 'Whether the person would do it again.' })),
  stars: nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  note: text('What the person noted.'),
  steps: list(Type.Object({ text: Type.String({ maxLength: 200 }), done: Type.Boolean() }), 'Its steps.'),
  with: list(Type.String({ maxLength: 60 }), 'The names of companions.'),
  audience: choice(audiences, { description: 'Who may see it.' }),
  remind: Type.Boolean({ description: 'Whether it may be shown as a memory.' }),
  photos,
})

/** `bucketeer.json` of an archive. */
export const ArchiveFile = Type.Object(
  {
    format: Type.Literal('bucketeer'),
    version: Type.Integer({ minimum: 1, description: 'The version of this format.' }),
    site: Type.String({ maxLength: 300, description: 'The address of the site that made it.' }),
    madeAt: Type.String({ format: 'date-time' }),
    person: Type.Object({
      name: name('The name of its owner.'),
      tagline: Type.String({ maxLength: 1000 }),
      picture: nullable(Type.String({ maxLength: 500, description: 'The path of the file of the picture.' })),
    }),
    buckets: list(ArchivedBucket, 'The Buckets in their order.'),
    kicks: list(ArchivedKick, 'The own Kicks, and those of others in the Buckets.'),
    journals: list(ArchivedJournal, 'The Journals, newest first.'),
    log: list(ArchivedEntry, 'The entries of the log, newest first.'),
  },
  { title: 'Bucketeer archive', description: 'What a person has on a Bucketeer site.' },
)

export type ArchivedBucket = Static<typeof ArchivedBucket>
export type ArchivedKick = Static<typeof ArchivedKick>
export type ArchivedStory = Static<typeof ArchivedStory>
export type ArchivedJournal = Static<typeof ArchivedJournal>
export type ArchivedEntry = Static<typeof ArchivedEntry>
export type ArchiveFile = Static<typeof ArchiveFile>
