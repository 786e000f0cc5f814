import { basename } from 'node:path/posix'
import { positionOf } from './coordinates'
import { dayAt, unknownDate } from './dates'
import { type Finding, ownId, rowsOf } from './findings'
import { wholeJson } from './text'
import type { Reader, Reading } from './upload'
import { countryOf, listOf, objectOf, textOf } from './values'

/** Seconds since 1970, or a date in UTC without a letter Z. */
const momentOf = (createdAt: unknown) =>
  typeof createdAt === 'number'
    ? createdAt * 1000
    : Date.parse(`${textOf(createdAt).trim().replace(' ', 'T').slice(0, 19)}Z`)

function findingOf(value: unknown): Omit<Finding, 'at'> {
  const checkin = objectOf(value)
  const venue = objectOf(checkin['venue'])
  const location = objectOf(venue['location'])
  const minutes = Number(checkin['timeZoneOffset'] ?? 0) || 0
  const on = dayAt(new Date(momentOf(checkin['createdAt']) + minutes * 60_000))
  // The check-in has the coordinates of the phone, those of the venue are better.
  const position = positionOf(location['lat'] ?? checkin['lat'], location['lng'] ?? checkin['lng'])
  return {
    id: ownId(venue['id']),
    name: textOf(venue['name']),
    country: countryOf(location['cc'], location['country']),
    position,
    visits: [
      {
        id: ownId(checkin['id']),
        date: on ? { on, precision: 'day' } : unknownDate,
        note: textOf(checkin['shout']),
        with: listOf(checkin['with']).map((friend) => {
          const { firstName, lastName } = objectOf(friend)
          return `${textOf(firstName)} ${textOf(lastName)}`
        }),
      },
    ],
  }
}

async function* find({ files, names }: Reading): AsyncGenerator<Finding> {
  for (const name of names) {
    const json = await wholeJson(files, name)
    const { items, response, checkins } = objectOf(json)
    const nested = objectOf(objectOf(response)['checkins'] ?? checkins)['items']
    for (const [index, item] of listOf(items ?? nested ?? json).entries())
      yield { at: `${basename(name)} · ${index + 1}`, ...findingOf(item) }
  }
}

/** The export of Swarm, `checkins1.json` and so on, and answers of its API. */
export const swarm: Reader = {
  source: 'swarm',
  matches: (head) =>
    /^\s*[{[]/u.test(head) &&
    /"createdAt"\s*:/u.test(head) &&
    /"type"\s*:\s*"checkin"|"timeZoneOffset"\s*:/u.test(head),
  read: (reading) => rowsOf(find(reading), 'Swarm'),
}
