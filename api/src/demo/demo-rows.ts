import { emailKey } from '../modules/user/email-key'
import { bucketRows } from './bucket-rows'
import { demoLogin } from './demo-login'
import { idOf, idsOf } from './ids'
import { journalRows } from './journal-rows'
import { kickRows } from './kick-rows'
import { madeAgo } from './made-ago'
import { people } from './people'
import { demoPictures } from './pictures'
import type { Seeding } from './seeding'

export type DemoRows = ReturnType<typeof demoRows>

/** The demo content as rows of the tables, with new ids; all of it was made before `now`. */
export function demoRows(seeding: Seeding) {
  const personRows = rowsOfPeople(seeding)
  const people = idsOf(personRows)
  const { kicks, ...onKicks } = kickRows(seeding, people)
  const { buckets, bucketKicks } = bucketRows(seeding, { people, kicks: idsOf(kicks) })
  const ids = { people, kicks: idsOf(kicks), buckets: idsOf(buckets) }
  return {
    people: personRows,
    pictures: demoPictures.map(({ name, by, width, height }) => ({
      id: idOf(seeding.pictureIds, name),
      ownerId: idOf(people, by),
      width,
      height,
    })),
    kicks,
    ...onKicks,
    buckets,
    bucketKicks,
    ...journalRows(seeding, ids),
  }
}

const rowsOfPeople = ({ now, pictureIds, passwordHashes }: Seeding) =>
  Object.entries(people).map(([key, { joinedDaysAgo, ...profile }]) => ({
    key,
    ...madeAgo(joinedDaysAgo, now),
    ...profile,
    emailKey: emailKey(profile.email),
    pictureId: idOf(pictureIds, key),
    passwordHash: profile.email === demoLogin.email ? passwordHashes.demo : passwordHashes.others,
  }))
