import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'

/** A request as a reference server has read it. */
export interface ReferenceRequest {
  method: string
  path: string
  query: Record<string, unknown>
  token: string
  // Nothing validates the body, because a server written for speed might not do so either.
  body: Partial<Record<string, unknown>>
}

export interface ReferenceResponse {
  status: number
  body: unknown
}

/** The columns of a Kick with its creator. `$1` is the viewer. */
const kickColumns = `kicks.id as "_id", kicks.name, kicks.description, kicks.picture_id, kicks.category, kicks.continent,
  case when kicks.creator_id = $1 then kicks.bucket_id end as buckets, kicks.shown_lat as lat, kicks.shown_lng as lng,
  kicks.country, kicks.creator_id, users.user_name, users.picture_id as creator_picture_id`
const kickTables = 'kicks left join users on users.id = kicks.creator_id'
const isListed = 'kicks.withdrawn_at is null and kicks.is_open'

const statements = {
  session: `select users.id, users.user_name, users.picture_id from sessions join users on users.id = sessions.user_id
    where token_hash = $1 and expires_at > now()`,
  list: `select ${kickColumns} from ${kickTables} where ${isListed} order by kicks.id desc limit $2`,
  filteredList: `select ${kickColumns} from ${kickTables}
    where ${isListed} and continent = $3 and category = $4 order by kicks.id desc limit $2`,
  kick: `select ${kickColumns} from ${kickTables} where kicks.id = $2`,
  bucket: 'select id as "_id", name, description, picture_id from buckets where id = $2 and owner_id = $1',
  kicksOfBucket: `select ${kickColumns} from bucket_kicks join kicks on kicks.id = kick_id
    left join users on users.id = kicks.creator_id where bucket_kicks.bucket_id = $2 order by bucket_kicks.position`,
  create: `insert into kicks (id, creator_id, name, description, picture_id, category, continent, lat, lng, country)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}

type Row = Record<string, unknown>

const pictureUrl = (id: unknown) => (id ? `/media/${String(id)}/1280.webp` : null)

const toCreator = (id: unknown, userName: unknown, pictureId: unknown) => ({
  _id: id,
  userName,
  profilePicture: pictureUrl(pictureId),
})

const toKick = ({ picture_id, lat, lng, creator_id, user_name, creator_picture_id, ...kick }: Row) => ({
  ...kick,
  pictures: pictureUrl(picture_id),
  location: lat === null ? null : { lat, lng },
  createdBy: toCreator(creator_id, user_name, creator_picture_id),
})

const notFound: ReferenceResponse = { status: 404, body: { message: 'Not found.' } }

/**
 * Returns a function that answers four calls of the specification, as one writes them by hand: list, Kick, Bucket and
 * create. There is no validation, rate limit, log, metric, audience or block.
 */
export function createAnswers(pool: pg.Pool) {
  const query = async (name: keyof typeof statements, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text: statements[name], values })).rows

  const list = async (viewer: unknown, { limit, continent, category }: ReferenceRequest['query']) => {
    const rows =
      continent === undefined
        ? await query('list', [viewer, limit])
        : await query('filteredList', [viewer, limit, continent, category])
    return { status: 200, body: rows.map(toKick) }
  }

  const kick = async (viewer: unknown, id: string) => {
    const [row] = await query('kick', [viewer, id])
    return row ? { status: 200, body: toKick(row) } : notFound
  }

  const bucket = async (viewer: unknown, id: string) => {
    const [[row], kicks] = await Promise.all([
      query('bucket', [viewer, id]),
      query('kicksOfBucket', [viewer, id]),
    ])
    if (!row) return notFound
    const { picture_id, ...rest } = row
    return { status: 200, body: { ...rest, picture: pictureUrl(picture_id), kicks: kicks.map(toKick) } }
  }

  const create = async (creator: Row, body: ReferenceRequest['body']) => {
    const { name, description, pictures, category, continent, country, location } = body
    const { lat, lng } = Object(location)
    const [, , pictureId] = String(pictures).split('/')
    const id = v7()
    const kick = [name, description, pictureId, category, continent, lat, lng, country]
    await query('create', [id, creator.id, ...kick])
    const createdBy = toCreator(creator.id, creator.user_name, creator.picture_id)
    return { status: 201, body: { _id: id, ...body, buckets: null, createdBy } }
  }

  return async (request: ReferenceRequest): Promise<ReferenceResponse> => {
    const { method, path, token, body } = request
    const [viewer] = await query('session', [createHash('sha256').update(token).digest()])
    if (!viewer) return { status: 401, body: { message: 'Log in first.' } }
    const [, , resource, id] = path.split('/')
    if (method === 'POST') return create(viewer, body)
    if (id === undefined) return list(viewer.id, request.query)
    return resource === 'bucket' ? bucket(viewer.id, id) : kick(viewer.id, id)
  }
}

export type Answer = ReturnType<typeof createAnswers>
