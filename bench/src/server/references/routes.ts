import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { EndpointName } from '../endpoints'
import type { Statement } from '../recording/record-queries'
import * as to from './present-rows'
import type { Columns } from './present-rows'

/** What the site asks its database for each call. */
export type Recorded = Record<EndpointName, Statement[]>

/** What a call says. */
export interface RouteRequest {
  token: string
  /** The last id in the path. */
  id: string
  query: Partial<Record<string, string>>
  // Checked by nobody: who writes a server by hand for speed might do without.
  body: Record<string, string & { lat: number; lng: number }>
}

export interface RouteResponse {
  status: number
  body: unknown
  link?: string
}

interface Route {
  method: 'get' | 'post' | 'put'
  path: string
  answer(asked: RouteRequest): Promise<RouteResponse>
}

const first = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const pageSize = 24

const ok = (body: unknown): RouteResponse => ({ status: 200, body })

/** A page, with the address of the next one when more was read. */
const page = (
  path: string,
  rows: Columns[],
  present: (row: Columns, index: number) => object,
): RouteResponse => {
  const shown = rows.slice(0, pageSize)
  const body = shown.map(present)
  if (rows.length <= pageSize) return ok(body)
  return {
    ...ok(body),
    link: `<${path}limit=${pageSize}&cursor=${String(shown.at(-1)?.[0])}>; rel="next"`,
  }
}

const grouped = <T>(found: { place: number; row: Columns }[], present: (row: Columns) => T) => {
  const groups = new Map<number, T[]>()
  for (const { place, row } of found) {
    const group = groups.get(place)
    if (group) group.push(present(row))
    else groups.set(place, [present(row)])
  }
  return groups
}

/**
 * The hot calls as one writes them by hand: the site's own queries through plain `pg`, and objects made of their rows.
 * No checks of what comes in, no limits, no log, no figures.
 */
export function createRoutes(pool: pg.Pool, recorded: Recorded): Route[] {
  const ask = async (call: EndpointName, index: number, values: unknown[]) => {
    const { text = '', name } = recorded[call][index] ?? {}
    return (await pool.query<Columns>({ text, name, values, rowMode: 'array' })).rows
  }

  /** What the site asks for many at a time, by lists of keys, and gets with each one's place in them. */
  const askFor = async (call: EndpointName, index: number, ...keys: unknown[][]) =>
    (await ask(call, index, keys)).map(([place, ...row]) => ({ place: Number(place), row }))
  const askForOne = async (call: EndpointName, index: number, ...key: unknown[]) => {
    const [found] = await askFor(call, index, ...key.map((part) => [part]))
    if (!found) throw new Error(`There is nothing for ${call}.`)
    return found.row
  }

  const personOf = async (call: EndpointName, { token }: RouteRequest): Promise<Columns> => {
    const hash = createHash('sha256').update(token).digest()
    return askForOne(call, 0, hash)
  }

  const kickList = async (asked: RouteRequest) => {
    const { continent, category } = asked.query
    const isFiltered = continent !== undefined
    const call = isFiltered ? 'filtered list' : 'kick list'
    const [viewer] = await personOf(call, asked)
    const rows = await ask(call, 1, [viewer, viewer, first, ...(isFiltered ? [continent, category] : [])])
    const filter = isFiltered ? `continent=${continent}&category=${category}&` : ''
    return page(`/api/kick?${filter}`, rows, (row) => to.toKick(row, viewer))
  }

  const bucketOf = async (call: EndpointName, index: number, viewer: unknown, id: string) => {
    const bucket = await askForOne(call, index, id, viewer)
    const kicks = await askFor(call, index + 1, [id], [viewer])
    return ok(
      to.toBucket(
        bucket,
        kicks.map(({ row }) => to.toKick(row, viewer)),
      ),
    )
  }

  const bucketList = async (asked: RouteRequest) => {
    const [viewer] = await personOf('bucket list', asked)
    const buckets = await ask('bucket list', 1, [viewer, first])
    const ids = buckets.map(([id]) => id)
    const inBucket = grouped(
      await askFor(
        'bucket list',
        2,
        ids,
        ids.map(() => viewer),
      ),
      (row) => to.toKick(row, viewer),
    )
    return ok(buckets.map((row, index) => to.toBucket(row, inBucket.get(index + 1) ?? [])))
  }

  const publicJournals = async () => {
    const journals = await ask('public journals', 0, [first])
    const shown = journals.slice(0, pageSize).map(([id]) => id)
    const inThem = grouped(await askFor('public journals', 1, shown), (row) => row)
    return page('/api/journal/public?', journals, (row, index) =>
      to.toPublicJournal(
        row,
        (inThem.get(index + 1) ?? []).map((story) => to.toStory(story, row[1])),
      ),
    )
  }

  const journal = async (asked: RouteRequest) => {
    const [, found] = await Promise.all([personOf('journal', asked), askForOne('journal', 1, asked.id)])
    const stories = await askFor('journal', 2, [asked.id])
    return ok(
      to.toJournal(
        found,
        stories.map(({ row }) => to.toStory(row, found[1])),
      ),
    )
  }

  const create = async (asked: RouteRequest) => {
    const person = await personOf('create', asked)
    const { name, description, pictures, category, continent, location, country } = asked.body
    const [, , pictureId] = pictures?.split('/') ?? []
    const fields = [
      name,
      description,
      pictureId,
      category,
      continent,
      null,
      location?.lat,
      location?.lng,
      country,
    ]
    const [row = []] = await ask('create', 1, [v7(), person[0], ...fields])
    return { status: 201, body: to.toNewKick(row, person) }
  }

  const addToBucket = async (asked: RouteRequest) => {
    const [person] = await personOf('add to bucket', asked)
    await ask('add to bucket', 1, [asked.body.kickId, asked.id, person])
    return bucketOf('add to bucket', 2, person, asked.id)
  }

  return [
    {
      method: 'get',
      path: '/auth/verify',
      answer: async (asked) => ok(to.toUser(await personOf('verify', asked))),
    },
    { method: 'get', path: '/api/kick', answer: kickList },
    {
      method: 'get',
      path: '/api/kick/:id',
      answer: async (asked) => {
        const [viewer] = await personOf('kick', asked)
        return ok(to.toKick(await askForOne('kick', 1, asked.id, viewer), viewer))
      },
    },
    { method: 'get', path: '/api/bucket', answer: bucketList },
    {
      method: 'get',
      path: '/api/bucket/:id',
      answer: async (asked) => {
        const [viewer] = await personOf('bucket', asked)
        return bucketOf('bucket', 1, viewer, asked.id)
      },
    },
    { method: 'get', path: '/api/journal/public', answer: publicJournals },
    { method: 'get', path: '/api/journal/:id', answer: journal },
    { method: 'post', path: '/api/kick', answer: create },
    { method: 'put', path: '/api/bucket/:id/add', answer: addToBucket },
  ]
}
