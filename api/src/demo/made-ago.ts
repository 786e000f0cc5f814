import { v7 } from 'uuid'

const msOfDay = 24 * 60 * 60 * 1000

/** A row made that long before `now`: lists are in the order of ids, so its id is of that moment too. */
export const madeAgo = (daysAgo: number, now: Date) => {
  const createdAt = momentAgo(daysAgo, now)
  return { id: v7({ msecs: createdAt.getTime() }), createdAt, updatedAt: createdAt }
}

export const momentAgo = (daysAgo: number, now: Date) =>
  new Date(now.getTime() - Math.round(daysAgo * msOfDay))
