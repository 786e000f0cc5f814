import { searchColumns } from '../modules/kick/search/search-text'
import { emailKey } from '../mail/email-key'
import { buckets, type DemoBucket, type DemoWish } from './buckets'
import { comments } from './comments'
import { demoLogin } from './demo-login'
import { journals, type DemoJournal } from './journals'
import { kicks } from './kicks'
import { favourites, likes } from './likes'
import { rowsOfLog } from './log/log-rows'
import { people } from './people'
import { demoPictures, pictureBytes } from './pictures'
import { createdDaysAgo, dateDaysAgo, idOf, idsOf, type Ids } from './row-fields'

/** The inputs of the rows beside the content. */
interface Seeding {
  now: Date
  /** Ids of the stored pictures, by name. */
  pictureIds: Ids
  passwordHashes: {
    demo: string
    /** The hash of a random password. */
    others: string
  }
}

export type DemoRows = ReturnType<typeof demoRows>

/** Returns the demo content as table rows, with new ids and with dates before `now`. */
export function demoRows(seeding: Seeding) {
  const peopleRows = rowsOfPeople(seeding)
  const peopleIds = idsOf(peopleRows)
  const shared = rowsOfKicks(seeding, peopleIds)
  const kicks = { ...shared, wishes: rowsOfWishes(seeding, peopleIds) }
  const kickIds = idsOf([...kicks.kicks, ...kicks.wishes])
  const buckets = rowsOfBuckets(seeding, { people: peopleIds, kicks: kickIds })
  const ids = { people: peopleIds, kicks: kickIds, buckets: idsOf(buckets.buckets) }
  return {
    people: peopleRows,
    pictures: demoPictures.map(({ name, by, width, height }) => ({
      id: idOf(seeding.pictureIds, name),
      ownerId: idOf(peopleIds, by),
      width,
      height,
      bytes: pictureBytes(name),
    })),
    ...kicks,
    ...buckets,
    ...rowsOfJournals(seeding, ids),
    ...rowsOfLog(seeding, ids),
  }
}

const rowsOfPeople = ({ now, pictureIds, passwordHashes }: Seeding) =>
  Object.entries(people).map(([key, { joinedDaysAgo, ...profile }]) => ({
    key,
    ...createdDaysAgo(joinedDaysAgo, now),
    ...profile,
    emailKey: emailKey(profile.email),
    welcomedAt: dateDaysAgo(joinedDaysAgo, now),
    pictureId: idOf(pictureIds, key),
    passwordHash: profile.email === demoLogin.email ? passwordHashes.demo : passwordHashes.others,
  }))

function rowsOfKicks({ now, pictureIds }: Seeding, people: Ids) {
  const rows = kicks.map(({ by, daysAgo, location, ...kick }) => ({
    ...createdDaysAgo(daysAgo, now),
    ...kick,
    ...location,
    ...searchColumns(kick),
    creatorId: idOf(people, by),
    pictureId: idOf(pictureIds, kick.key),
  }))
  const ids = idsOf(rows)

  const rowsOfChoices = (choices: Record<string, readonly string[]>) =>
    Object.entries(choices).flatMap(([person, keys]) =>
      keys.map((key) => ({
        userId: idOf(people, person),
        kickId: idOf(ids, key),
        createdAt: dateDaysAgo(daysSinceLike(key), now),
      })),
    )
  return {
    kicks: rows,
    likes: rowsOfChoices(likes),
    favourites: rowsOfChoices(favourites),
    comments: comments.map(({ on, by, daysAgo, text }) => ({
      ...createdDaysAgo(daysAgo, now),
      kickId: idOf(ids, on),
      authorId: idOf(people, by),
      content: text,
    })),
  }
}

/** Dates likes and favourites some time after their Kick. */
const daysSinceLike = (kickKey: string) => (kicks.find(({ key }) => key === kickKey)?.daysAgo ?? 0) * 0.8

const allBuckets: readonly (readonly [key: string, DemoBucket])[] = Object.entries(buckets)

const rowsOfWishes = ({ now }: Seeding, people: Ids) =>
  allBuckets.flatMap(([, { by, daysAgo, wishes = [] }]) =>
    wishes.map(({ key, name }, index) => ({
      key,
      ...createdDaysAgo(daysAgo - (index + 1) / 100, now),
      name,
      description: '',
      ...searchColumns({ name, description: '' }),
      audience: 'Private' as const,
      creatorId: idOf(people, by),
    })),
  )

const targetOf = ({ inYears }: DemoWish, now: Date) =>
  inYears === undefined
    ? {}
    : { targetOn: `${now.getUTCFullYear() + inYears}-01-01`, targetPrecision: 'year' as const }

function rowsOfBuckets({ now }: Seeding, ids: { people: Ids; kicks: Ids }) {
  const rows = allBuckets.map(([key, { by, daysAgo, name, description, audience }]) => ({
    key,
    ...createdDaysAgo(daysAgo, now),
    ownerId: idOf(ids.people, by),
    name,
    description,
    audience: audience ?? ('Private' as const),
  }))
  const bucketIds = idsOf(rows)
  const bucketKicks = allBuckets.flatMap(([key, { kicks, wishes = [] }]) => {
    const bucketId = idOf(bucketIds, key)
    return [
      ...kicks.map((kick) => ({ bucketId, kickId: idOf(ids.kicks, kick) })),
      ...wishes.map((wish) => ({ bucketId, kickId: idOf(ids.kicks, wish.key), ...targetOf(wish, now) })),
    ]
  })
  return { buckets: rows, bucketKicks }
}

function rowsOfJournals({ now, pictureIds }: Seeding, ids: { people: Ids; kicks: Ids; buckets: Ids }) {
  const rowOf = ({ by, daysAgo, title, description, bucket, visibility }: DemoJournal) => ({
    ...createdDaysAgo(daysAgo, now),
    creatorId: idOf(ids.people, by),
    title,
    description,
    bucketId: bucket && idOf(ids.buckets, bucket),
    visibility,
    audience: visibility,
    showsPlaces: visibility === 'Public',
  })
  const rowsOfStories = (journal: DemoJournal, journalId: string) =>
    journal.stories.map(({ daysAgo, title, kick, picture, content }, position) => ({
      ...createdDaysAgo(daysAgo, now),
      journalId,
      position,
      kickId: idOf(ids.kicks, kick),
      title,
      content,
      pictureId: idOf(pictureIds, picture),
    }))

  const rows = journals.map((journal) => {
    const row = rowOf(journal)
    return { row, stories: rowsOfStories(journal, row.id) }
  })
  return { journals: rows.map(({ row }) => row), stories: rows.flatMap(({ stories }) => stories) }
}
