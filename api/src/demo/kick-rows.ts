import { comments } from './comments'
import { idOf, idsOf, type Ids } from './ids'
import { kicks } from './kicks'
import { favourites, likes } from './likes'
import { madeAgo, momentAgo } from './made-ago'
import type { Seeding } from './seeding'

/** The Kicks, and what people said to them. */
export function kickRows({ now, pictureIds }: Seeding, people: Ids) {
  const rows = kicks.map(({ by, daysAgo, location, ...kick }) => ({
    ...madeAgo(daysAgo, now),
    ...kick,
    ...location,
    creatorId: idOf(people, by),
    pictureId: idOf(pictureIds, kick.key),
  }))
  const ids = idsOf(rows)

  const chosen = (choices: Record<string, readonly string[]>) =>
    Object.entries(choices).flatMap(([person, keys]) =>
      keys.map((key) => ({
        userId: idOf(people, person),
        kickId: idOf(ids, key),
        createdAt: momentAgo(daysSinceSeen(key), now),
      })),
    )
  return {
    kicks: rows,
    likes: chosen(likes),
    favourites: chosen(favourites),
    comments: comments.map(({ on, by, daysAgo, text }) => ({
      ...madeAgo(daysAgo, now),
      kickId: idOf(ids, on),
      authorId: idOf(people, by),
      content: text,
    })),
  }
}

/** People come across a Kick some time after it was made. */
const daysSinceSeen = (key: string) => (kicks.find((kick) => kick.key === key)?.daysAgo ?? 0) * 0.8
