import { createHash } from 'node:crypto'
import type { Sentence } from '@bucketeer/host/server'
import {
  beginningOf,
  type Category,
  cutText,
  isBlank,
  isKnownDate,
  nameKey,
  type RememberedDate,
  type RoughDate,
} from '@bucketeer/platform/text'
import type { ArchivedBucket, ArchivedEntry, ArchivedKick, ArchivedStory } from '../../archive/format'
import { latestDay } from '../../log/dates'
import type { Position } from './coordinates'
import type { ReadRow } from './upload'
import { textOf } from './values'
import { namedByPlace, noName, twice, untilTooEarly } from './words'

/** A time that somebody did something. */
export interface Visit {
  /** Its id in the program. */
  id?: string | undefined
  date: RememberedDate
  until?: string | undefined
  state?: ArchivedEntry['state']
  note?: string
  stars?: number | undefined
  with?: string[]
  photos?: ArchivedEntry['photos']
  look?: Sentence | undefined
  story?: Pick<ArchivedStory, 'title' | 'content' | 'photos'> & { journal: string }
}

/** Something that a program knows: a place, an experience or a wish. It becomes a Kick with its entries, in its Buckets. */
export interface Finding {
  at: string
  /** Its id in the program; without one, its name and place make it what it is. */
  id?: string | undefined
  name: string
  description?: string
  category?: Category | null
  place?: string
  country?: string | null
  position?: Position
  /** The names of its Buckets. */
  buckets?: string[]
  /** The name of the Bucket of something that is in no other and was not done; by default that of the upload. */
  list?: string
  target?: RememberedDate
  visits?: Visit[]
  photos?: ArchivedKick['photos']
  look?: Sentence | undefined
}

/** A Bucket that is described, also without any Kick. */
export interface FoundBucket {
  at: string
  bucket: string
  description: string
}

/** Matches control characters, and halves of characters, which the database does not store. */
// eslint-disable-next-line no-control-regex -- it removes them
const unstorable = /[\0-\x08\x0b-\x1f\x7f]|\p{Cs}/gu
const nameLength = 200
const textLength = 20_000

/** Returns a text of one line that fits into a name. */
export const nameOf = (text: string): string =>
  cutText(text.replace(/\s+/gu, ' ').replace(unstorable, '').trim(), nameLength)

/** Returns a text that fits into a description, joined of its parts by empty lines. */
export const longTextOf = (...parts: string[]): string =>
  beginningOf(
    parts
      .map((part) => part.replace(/\r\n?/gu, '\n').replace(unstorable, '').trim())
      .filter(Boolean)
      .join('\n\n')
      .replace(/\n{3,}/gu, '\n\n'),
    textLength,
  )

/** Returns an id of what makes a thing what it is. */
export const idOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Returns the id that a program gave; a hash of a long or unusual one, undefined without one. */
export function ownId(value: unknown): string | undefined {
  const text = textOf(value)
  return /^[\w.@-]{1,150}$/u.test(text) ? text : (text && idOf(text)) || undefined
}

/** Returns the pictures among files. Formats that the site does not take are left out. */
export const photosOf = (paths: string[]): ArchivedKick['photos'] =>
  paths.filter((path) => /\.(?:jpe?g|png|webp)$/iu.test(path)).map((file) => ({ file, alt: '', caption: '' }))

const isFuture = (date: RememberedDate): date is RoughDate => isKnownDate(date) && date.on > latestDay()

type BucketRow = ReadRow & { item: { kind: 'bucket' } & ArchivedBucket }

/** Makes the rows of an upload: each Kick once, an entry for each time before today, and the Buckets. */
class Rows {
  private readonly common = { audience: 'Private', createdAt: new Date(Date.now()).toISOString() } as const
  private readonly seen = new Map<string, number>()
  readonly buckets = new Map<string, BucketRow>()

  /** @param title names the Bucket of wishes that are in no other */
  constructor(private readonly title: string) {}

  /** Returns how often a thing was seen, with this time. */
  private count(...thing: string[]): number {
    const key = JSON.stringify(thing)
    const count = (this.seen.get(key) ?? 0) + 1
    this.seen.set(key, count)
    return count
  }

  bucket(at: string, name: string, description = ''): BucketRow['item'] {
    const known = this.buckets.get(nameKey(name))
    if (known) return known.item
    const item: BucketRow['item'] = {
      kind: 'bucket',
      id: idOf('bucket', nameKey(name)),
      name: nameOf(name) || nameOf(this.title),
      description: longTextOf(description),
      picture: null,
      kicks: [],
      ...this.common,
    }
    this.buckets.set(nameKey(name), { at, item })
    return item
  }

  *of(finding: Finding): Generator<ReadRow> {
    const { at, visits = [] } = finding
    const { location = null, look: lookAtPlace } = finding.position ?? {}
    const written = nameOf(finding.name)
    const place = nameOf(finding.place ?? '')
    const coordinates = location ? `${location.lat}, ${location.lng}` : ''
    const name = [written, place, coordinates].find((each) => !isBlank(each))
    if (name === undefined) return yield { at, unreadable: noName }
    const id = finding.id ?? idOf(nameKey(finding.name), location ?? nameKey(place))
    const past = visits.filter(({ date }) => !isFuture(date))
    const isNewInBucket = this.putIntoBuckets(finding, id, past.length > 0)
    const count = this.count('kick', id)
    const isAgain = count > 1 && past.length === 0 && !isNewInBucket
    if (count === 1 || isAgain)
      yield {
        at,
        look: isAgain
          ? twice
          : (finding.look ?? lookAtPlace ?? (isBlank(written) ? namedByPlace : undefined)),
        matchPlace: location === null && place !== '',
        item: {
          kind: 'kick',
          id: isAgain ? `${id} ${count}` : id,
          by: null,
          name,
          description: longTextOf(name.endsWith('…') ? finding.name : '', finding.description ?? ''),
          category: finding.category ?? null,
          continent: null,
          country: nameOf(finding.country ?? '') || null,
          place: place || (location ? name : null),
          location,
          placePrecision: 'exact',
          photos: finding.photos ?? [],
          ...this.common,
        },
      }
    for (const visit of past) yield* this.visit(visit, { at, id, name })
  }

  /** Returns whether the Kick was not in one of its Buckets yet. */
  private putIntoBuckets(
    { at, buckets = [], list = this.title, target, visits = [] }: Finding,
    kick: string,
    isDone: boolean,
  ) {
    const names = buckets.length > 0 || isDone ? buckets : [list]
    const date = target ?? visits.map(({ date }) => date).find(isFuture)
    const isKnown = date !== undefined && isKnownDate(date)
    const added = names.filter((name) => this.count('in bucket', nameKey(name), kick) === 1)
    for (const name of added)
      this.bucket(at, name).kicks.push({
        kick,
        targetOn: isKnown ? date.on : null,
        targetPrecision: isKnown ? date.precision : null,
      })
    return added.length > 0
  }

  private *visit(
    { date: { on, precision }, until, story, ...visit }: Visit,
    { at, id: kick, name }: { at: string; id: string; name: string },
  ): Generator<ReadRow> {
    const id = visit.id ?? idOf(kick, on, precision)
    const count = this.count('entry', id)
    const isEarly = until !== undefined && on !== null && until < on
    yield {
      at,
      look: count > 1 ? twice : isEarly ? untilTooEarly : visit.look,
      item: {
        kind: 'entry',
        id: count > 1 ? `${id} ${count}` : id,
        kick,
        name,
        state: visit.state ?? 'done',
        on,
        precision,
        until: until && precision === 'day' && on && until > on && until <= latestDay() ? until : null,
        again: null,
        stars: visit.stars ?? null,
        note: longTextOf(visit.note ?? ''),
        steps: [],
        with: (visit.with ?? [])
          .map((companion) => cutText(nameOf(companion), 60))
          .filter((companion) => !isBlank(companion)),
        remind: true,
        photos: visit.photos ?? [],
        ...this.common,
      },
    }
    if (story && count === 1)
      yield {
        at,
        item: {
          kind: 'story',
          id,
          ...story,
          kick,
          happenedOn: precision === 'day' ? on : null,
          createdAt: this.common.createdAt,
        },
      }
  }
}

/** Returns the rows of what a reader found, those of the Buckets at the end. */
export async function* rowsOf(
  found: AsyncIterable<Finding | FoundBucket | ReadRow>,
  title: string,
): AsyncGenerator<ReadRow> {
  const rows = new Rows(title)
  for await (const each of found) {
    if ('bucket' in each) rows.bucket(each.at, each.bucket, each.description)
    else if ('name' in each) yield* rows.of(each)
    else yield each
  }
  yield* rows.buckets.values()
}
