import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { EndpointName } from '../endpoints'
import type { Statement } from '../recording/record-queries'
import * as present from './present-rows'
import type { Columns } from './present-rows'

/** Holds the queries that the site sends for each endpoint. */
export type Recorded = Record<EndpointName, Statement[]>

export interface RouteRequest {
  token: string
  /** The last id in the path. */
  id: string
  query: Partial<Record<string, string>>
  // Nothing validates the body, because a server written for speed might not do so either.
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
  handle(request: RouteRequest): Promise<RouteResponse>
}

/** The cursor of the first page: greater than every id, because lists are in descending order. */
const firstCursor = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const pageSize = 24

const ok = (body: unknown): RouteResponse => ({ status: 200, body })

/** Returns one page of a list, with a link to the next page when there is another row. */
const toPage = (
  path: string,
  rows: Columns[],
  presentRow: (row: Columns, index: number) => object,
): RouteResponse => {
  const pageRows = rows.slice(0, pageSize)
  const body = pageRows.map(presentRow)
  if (rows.length <= pageSize) return ok(body)
  return {
    ...ok(body),
    link: `<${path}limit=${pageSize}&cursor=${String(pageRows.at(-1)?.[0])}>; rel="next"`,
  }
}

interface IndexedRow {
  /** The position of the row's key in the list of keys, from 1. */
  position: number
  row: Columns
}

const groupByPosition = <T>(rows: IndexedRow[], presentRow: (row: Columns) => T) => {
  const groups = new Map<number, T[]>()
  for (const { position, row } of rows) {
    const group = groups.get(position)
    if (group) group.push(presentRow(row))
    else groups.set(position, [presentRow(row)])
  }
  return groups
}

/**
 * Implements the endpoints by hand: the site's own queries through plain `pg`, presented as JSON. There is no
 * validation, rate limit, log or metric.
 */
export function createRoutes(pool: pg.Pool, recorded: Recorded): Route[] {
  const query = async (endpoint: EndpointName, index: number, values: unknown[]) => {
    const { text = '', name } = recorded[endpoint][index] ?? {}
    return (await pool.query<Columns>({ text, name, values, rowMode: 'array' })).rows
  }

  /** Runs one of the site's batched queries, which take lists of keys and return positions in these lists. */
  const queryBatch = async (
    endpoint: EndpointName,
    index: number,
    ...keys: unknown[][]
  ): Promise<IndexedRow[]> =>
    (await query(endpoint, index, keys)).map(([position, ...row]) => ({ position: Number(position), row }))
  const queryOne = async (endpoint: EndpointName, index: number, ...key: unknown[]) => {
    const [found] = await queryBatch(endpoint, index, ...key.map((part) => [part]))
    if (!found) throw new Error(`No row found for "${endpoint}".`)
    return found.row
  }

  const findUser = async (endpoint: EndpointName, { token }: RouteRequest): Promise<Columns> => {
    const hash = createHash('sha256').update(token).digest()
    return queryOne(endpoint, 0, hash)
  }

  const listKicks = async (request: RouteRequest) => {
    const { continent, category } = request.query
    const isFiltered = continent !== undefined
    const endpoint = isFiltered ? 'filtered list' : 'kick list'
    const [viewer] = await findUser(endpoint, request)
    const filterValues = isFiltered ? [continent, category] : []
    const rows = await query(endpoint, 1, [viewer, viewer, firstCursor, ...filterValues])
    const filter = isFiltered ? `continent=${continent}&category=${category}&` : ''
    return toPage(`/api/kick?${filter}`, rows, (row) => present.toKick(row, viewer))
  }

  const readBucket = async (endpoint: EndpointName, index: number, viewer: unknown, id: string) => {
    const bucket = await queryOne(endpoint, index, id, viewer)
    const kicks = await queryBatch(endpoint, index + 1, [id], [viewer])
    return ok(
      present.toBucket(
        bucket,
        kicks.map(({ row }) => present.toKick(row, viewer)),
      ),
    )
  }

  const listBuckets = async (request: RouteRequest) => {
    const [viewer] = await findUser('bucket list', request)
    const buckets = await query('bucket list', 1, [viewer, firstCursor])
    const ids = buckets.map(([id]) => id)
    const viewers = ids.map(() => viewer)
    const kicks = groupByPosition(await queryBatch('bucket list', 2, ids, viewers), (row) =>
      present.toKick(row, viewer),
    )
    return ok(buckets.map((row, index) => present.toBucket(row, kicks.get(index + 1) ?? [])))
  }

  const listPublicJournals = async () => {
    const journals = await query('public journals', 0, [firstCursor])
    const ids = journals.slice(0, pageSize).map(([id]) => id)
    const stories = groupByPosition(await queryBatch('public journals', 1, ids), (row) => row)
    return toPage('/api/journal/public?', journals, (row, index) =>
      present.toPublicJournal(
        row,
        (stories.get(index + 1) ?? []).map((story) => present.toStory(story, row[1])),
      ),
    )
  }

  const readJournal = async (request: RouteRequest) => {
    const [, journal] = await Promise.all([findUser('journal', request), queryOne('journal', 1, request.id)])
    const stories = await queryBatch('journal', 2, [request.id])
    return ok(
      present.toJournal(
        journal,
        stories.map(({ row }) => present.toStory(row, journal[1])),
      ),
    )
  }

  const createKick = async (request: RouteRequest) => {
    const user = await findUser('create', request)
    const { name, description, pictures, category, continent, location, country } = request.body
    const [, , pictureId] = pictures?.split('/') ?? []
    // The parameters of `insert_kick` in api/src/modules/kick/repository.ts: its checks name the creator three times.
    const [creatorId] = user
    const values = [
      ...[v7(), creatorId, creatorId, name, description],
      ...[pictureId, creatorId, null],
      ...[category, continent, null, location?.lat, location?.lng, country],
    ]
    const [row = []] = await query('create', 1, values)
    return { status: 201, body: present.toNewKick(row, user) }
  }

  const addToBucket = async (request: RouteRequest) => {
    const [user] = await findUser('add to bucket', request)
    await query('add to bucket', 1, [request.body.kickId, request.id, user])
    return readBucket('add to bucket', 2, user, request.id)
  }

  return [
    {
      method: 'get',
      path: '/auth/verify',
      handle: async (request) => ok(present.toUser(await findUser('verify', request))),
    },
    { method: 'get', path: '/api/kick', handle: listKicks },
    {
      method: 'get',
      path: '/api/kick/:id',
      handle: async (request) => {
        const [viewer] = await findUser('kick', request)
        return ok(present.toKick(await queryOne('kick', 1, request.id, viewer), viewer))
      },
    },
    { method: 'get', path: '/api/bucket', handle: listBuckets },
    {
      method: 'get',
      path: '/api/bucket/:id',
      handle: async (request) => {
        const [viewer] = await findUser('bucket', request)
        return readBucket('bucket', 1, viewer, request.id)
      },
    },
    { method: 'get', path: '/api/journal/public', handle: listPublicJournals },
    { method: 'get', path: '/api/journal/:id', handle: readJournal },
    { method: 'post', path: '/api/kick', handle: createKick },
    { method: 'put', path: '/api/bucket/:id/add', handle: addToBucket },
  ]
}
