import { newId } from '@bucketeer/host/server'
import { emailKey } from '../mail/email-key'
import { searchColumns } from '../modules/kick/search/search-text'
import { buckets, type DemoWish, journals, kicks, logEntries } from './content'
import { createdDaysAgo, dateDaysAgo, dayMs, happenedAt } from './dates'
import { demoLogin, people } from './people'
import { demoPictures, pictureBytes } from './pictures'
import { asking, comments, favourites, following, likes } from './reactions'

/** Ids of rows, by the keys of the demo content. */
type Ids = ReadonlyMap<string, string>

const idsOf = (rows: readonly { key: string; id: string }[]): Ids =>
  new Map(rows.map(({ key, id }) => [key, id]))

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The demo content has nothing called ${key}.`)
  return id
}

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
  const log = rowsOfLog(seeding, ids)
  return {
    people: peopleRows,
    follows: rowsOfFollows(seeding, peopleIds),
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
    ...log,
    notifications: rowsOfNotifications(seeding, peopleIds, { ...shared, ...log }),
  }
}

const rowsOfPeople = ({ now, pictureIds, passwordHashes }: Seeding) =>
  Object.entries(people).map(([key, { joinedDaysAgo, ...profile }]) => ({
    key,
    ...createdDaysAgo(joinedDaysAgo, now),
    ...profile,
    searchableName: searchColumns({ name: profile.userName }).searchable,
    // The others never log in, to accept.
    approvesFollowers: profile.email === demoLogin.email,
    emailKey: emailKey(profile.email),
    welcomedAt: dateDaysAgo(joinedDaysAgo, now),
    pictureId: idOf(pictureIds, key),
    passwordHash: profile.email === demoLogin.email ? passwordHashes.demo : passwordHashes.others,
  }))

const followedDaysAgo = 120
const askedDaysAgo = 2

function rowsOfFollows({ now }: Seeding, people: Ids) {
  const rowOf = (follower: string, followee: string, state: 'asked' | 'accepted', daysAgo: number) => ({
    followerId: idOf(people, follower),
    followeeId: idOf(people, followee),
    state,
    since: dateDaysAgo(daysAgo, now),
  })
  return [
    ...Object.entries(following).flatMap(([follower, followees]) =>
      followees.map((followee) => rowOf(follower, followee, 'accepted', followedDaysAgo)),
    ),
    rowOf(asking, 'mira', 'asked', askedDaysAgo),
  ]
}

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

  /** Dates likes and favourites some time after their Kick. */
  const rowsOfChoices = (choices: Record<string, string[]>) =>
    kicks.flatMap(({ key, daysAgo }) =>
      (choices[key] ?? []).map((person) => ({
        userId: idOf(people, person),
        kickId: idOf(ids, key),
        createdAt: dateDaysAgo(daysAgo * 0.8, now),
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

const allBuckets = Object.entries(buckets)

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
  const rows = journals.map(({ by, daysAgo, title, description, bucket, visibility }) => ({
    ...createdDaysAgo(daysAgo, now),
    creatorId: idOf(ids.people, by),
    title,
    description,
    bucketId: bucket && idOf(ids.buckets, bucket),
    visibility,
    audience: visibility,
    showsPlaces: visibility === 'Public',
  }))
  const rowsOfStories = journals.flatMap(({ stories }, index) =>
    stories.map(({ daysAgo, kick, picture, ...texts }, position) => ({
      ...createdDaysAgo(daysAgo, now),
      journalId: rows[index]?.id ?? '',
      position,
      kickId: idOf(ids.kicks, kick),
      pictureId: idOf(pictureIds, picture),
      ...texts,
    })),
  )
  return { journals: rows, stories: rowsOfStories }
}

function rowsOfLog({ now, pictureIds }: Seeding, ids: { people: Ids; kicks: Ids }) {
  const nameOfKick = new Map<string, string>(kicks.map(({ key, name }) => [key, name]))
  const rows = logEntries.map(
    ({ by, daysAgo, kick, when, with: companions = [], steps = [], photos, ...entry }) => {
      const row = {
        ...createdDaysAgo(daysAgo, now),
        ...entry,
        companions,
        steps,
        ...happenedAt(when, now),
        userId: idOf(ids.people, by),
        kickId: idOf(ids.kicks, kick),
        kickName: nameOfKick.get(kick) ?? '',
      }
      const photoRows = photos.map(({ picture, ...texts }, index) => ({
        id: newId(),
        entryId: row.id,
        pictureId: idOf(pictureIds, picture),
        position: index + 1,
        ...texts,
      }))
      return { row, photoRows }
    },
  )
  return {
    logEntries: rows.map(({ row }) => row),
    entryPhotos: rows.flatMap(({ photoRows }) => photoRows),
  }
}

/** How long the site keeps notifications, with a margin. */
const notifiedDays = 80
/** Older notifications are seen. */
const unseenDays = 7

type Reactions = Pick<ReturnType<typeof rowsOfKicks>, 'kicks' | 'likes' | 'comments'> &
  Pick<ReturnType<typeof rowsOfLog>, 'logEntries'>

/** Returns notifications for the demo user: comments, likes and 'I did it' on their Kicks, and follow requests. */
function rowsOfNotifications({ now }: Seeding, people: Ids, { kicks, ...reactions }: Reactions) {
  const userId = idOf(people, 'mira')
  const { likes, comments, logEntries } = reactions
  const done = logEntries.filter(({ state, audience }) => state === 'done' && audience === 'Members')
  const events = [
    ...likes.map((like) => ({ kind: 'like' as const, ...like, actorId: like.userId })),
    ...comments.map(({ id, authorId, ...comment }) => ({
      kind: 'comment' as const,
      ...comment,
      actorId: authorId,
      commentId: id,
    })),
    ...done.map(({ id, ...entry }) => ({
      kind: 'done' as const,
      ...entry,
      actorId: entry.userId,
      entryId: id,
    })),
  ]
  const ownKicks = new Set(kicks.flatMap(({ id, creatorId }) => (creatorId === userId ? id : [])))
  const daysSince = ({ createdAt }: { createdAt: Date }) => (now.getTime() - createdAt.getTime()) / dayMs
  const asked = { kind: 'asked' as const, userId, actorId: idOf(people, asking), seenAt: null }
  const ofKicks = events
    .filter((event) => ownKicks.has(event.kickId) && event.actorId !== userId)
    .filter((event) => daysSince(event) < notifiedDays)
    .map((event) => ({
      ...event,
      ...createdDaysAgo(daysSince(event), now),
      userId,
      seenAt: daysSince(event) > unseenDays ? dateDaysAgo(unseenDays, now) : null,
    }))
  return [...ofKicks, { ...asked, ...createdDaysAgo(askedDaysAgo, now) }]
}
